import type { CountryCode } from '#domain/country.ts';
import { DEFAULT_FACETS } from './search.ts';

/** What holds for dealers of a country unless their own configuration says otherwise. Australia's values are the schema's own. */
export const COUNTRY_DEFAULTS: Readonly<Record<CountryCode, object>> = {
  au: {},
  nz: {
    state: 'auk',
    licenceLabel: 'Registered motor vehicle trader',
    // The table of postcodes has Australia's alone.
    geocoding: false,
    // Visitors know towns, not regions.
    search: { facets: DEFAULT_FACETS.filter((attribute) => attribute !== 'state') },
  },
};
