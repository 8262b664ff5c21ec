/** Australia's states, lower-case as in the data. Apart from the table of countries, which browsers need not load. */
export const AUSTRALIAN_STATES = ['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa'] as const;

/** Who issues number plates: Australia's states, and New Zealand as one. */
export const PLATE_ISSUERS = [...AUSTRALIAN_STATES, 'nz'] as const;
export type PlateIssuer = (typeof PLATE_ISSUERS)[number];
