import type { Premises } from '#domain/location/premises.ts';
import { FORMAT_LOCALE } from '#domain/numbers.ts';

const LIST_FORMAT = new Intl.ListFormat(FORMAT_LOCALE, { type: 'conjunction' });

/** The cities of some premises, as the end of a sentence: ' in Mareeba, Innisfail and Cairns'; empty for none. */
export function cityNames(premises: readonly Premises[]): string {
  const cities = [...new Set(premises.map(({ main }) => main.address.city))];
  return cities.length === 0 ? '' : ` in ${LIST_FORMAT.format(cities)}`;
}
