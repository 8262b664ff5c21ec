import { join } from 'node:path';
import { COUNTRIES, listStates } from '#domain/country.ts';
import type { Site } from '#site/site.ts';

type CheckedSite = Pick<Site, 'country' | 'locations' | 'abn' | 'geocoding' | 'finance'>;

interface AustralianSetting {
  readonly key: string;
  readonly isSet: (site: CheckedSite) => boolean;
  readonly fix: string;
}

/** Settings that mean something in Australia alone. */
const AUSTRALIAN_SETTINGS: readonly AustralianSetting[] = [
  { key: 'abn', isSet: ({ abn }) => abn !== undefined, fix: 'Leave it out.' },
  {
    key: 'geocoding',
    isSet: ({ geocoding }) => geocoding === 'postcodes',
    fix: 'Name a service, or write false.',
  },
  {
    key: 'finance.calculator.comparisonRate',
    isSet: ({ finance: { calculator } }) => calculator !== false && calculator.comparisonRate !== undefined,
    fix: 'Leave it out.',
  },
];

/** One line for every address and setting that is of another country than the dealer. `dir` is the dealer's folder. */
export function findCountryProblems(dir: string, site: CheckedSite): string[] {
  const states = listStates(site.country);
  const { name } = COUNTRIES[site.country];
  const strays = site.locations.filter(({ address }) => !states.includes(address.state));
  const settings = site.country === 'au' ? [] : AUSTRALIAN_SETTINGS.filter(({ isSet }) => isSet(site));
  return [
    ...strays.map(
      ({ id, address }) =>
        `${join(dir, 'content', 'locations.json')}: ${id}.address.state: is "${address.state}", which is not in ${name}. Write one of: ${states.join(', ')}; or name its country in site.ts.`,
    ),
    ...settings.map(
      ({ key, fix }) => `${join(dir, 'site.ts')}: ${key}: is for dealers in Australia alone. ${fix}`,
    ),
  ];
}
