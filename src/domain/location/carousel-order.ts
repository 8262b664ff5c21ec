import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { getPremisesName } from './location-name.ts';
import type { Premises } from './premises.ts';

/** The premises in carousel order: those with a location id in `order` first, in that order, then the others by name. */
export function sortForCarousel(premises: readonly Premises[], order: readonly string[]): Premises[] {
  const rank = ({ departments }: Premises) => {
    const ranks = departments.map(({ id }) => order.indexOf(id)).filter((index) => index >= 0);
    return ranks.length > 0 ? Math.min(...ranks) : order.length;
  };
  return premises.toSorted((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), FORMAT_LOCALE));
}

function nameOf({ main }: Premises): string {
  return getPremisesName(main.name);
}
