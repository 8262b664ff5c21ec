/** Lower-case state codes, as the data holds them (spec 9: default state qld). */
export const STATES = ['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa'] as const;
