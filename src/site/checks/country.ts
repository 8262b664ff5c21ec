import { join } from 'node:path';
import { COUNTRIES, listStates } from '#domain/country.ts';
import type { Site } from '#site/site.ts';

/** One line for every address and setting that is of another country than the dealer. `dir` is the dealer's folder. */
export function findCountryProblems(
  dir: string,
  site: Pick<Site, 'country' | 'locations' | 'abn' | 'geocoding' | 'finance'>,
): string[] {
  const states = listStates(site.country);
  const { name } = COUNTRIES[site.country];
  const strays = site.locations.filter(({ address }) => !states.includes(address.state));
  return [
    ...strays.map(
      ({ id, address: { state } }) =>
        `${join(dir, 'content', 'locations.json')}: ${id}.address.state: is "${state}", which is not in ${name}. Write one of: ${states.join(', ')}; or name its country in site.ts.`,
    ),
    ...(site.country === 'au' ? [] : listAustralianSettings(site)).map(
      ([key, fix]) => `${join(dir, 'site.ts')}: ${key}: is for dealers in Australia alone. ${fix}`,
    ),
  ];
}

/** What means something in Australia alone, and what to write in its place. */
function listAustralianSettings({
  abn,
  geocoding,
  finance: { calculator },
}: Parameters<typeof findCountryProblems>[1]) {
  const settings = [
    ['abn', abn !== undefined, 'Leave it out.'],
    ['geocoding', geocoding === 'postcodes', 'Name a service, or write false.'],
    [
      'finance.calculator.comparisonRate',
      calculator && calculator.comparisonRate !== undefined,
      'Leave it out.',
    ],
  ] as const;
  return settings.flatMap(([key, isSet, fix]) => (isSet ? [[key, fix] as const] : []));
}
