import { placeName } from './location-name.ts';
import type { Place } from './premises.ts';

/**
 * Places as the carousel shows them: those of which `order` names a location by id, in that order, then the
 * others by name.
 */
export function inCarouselOrder(places: readonly Place[], order: readonly string[]): Place[] {
  const rank = ({ departments }: Place) => {
    const ranks = departments.map(({ id }) => order.indexOf(id)).filter((index) => index >= 0);
    return ranks.length > 0 ? Math.min(...ranks) : order.length;
  };
  return places.toSorted((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), 'en-AU'));
}

function nameOf({ main }: Place): string {
  return placeName(main.name);
}
