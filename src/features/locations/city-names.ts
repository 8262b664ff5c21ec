import type { Premises } from '#domain/location/premises.ts';

const LIST_FORMAT = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Where the places are, as the end of a sentence: ' in Mareeba, Innisfail and Cairns'; empty for none. */
export function cityNames(places: readonly Premises[]): string {
  const cities = [...new Set(places.map(({ main }) => main.address.city))];
  return cities.length === 0 ? '' : ` in ${LIST_FORMAT.format(cities)}`;
}
