import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import type { DefinedSort } from '#search/state/state.ts';

/** The cars that a search lists before a visitor chooses an order, as links to it count them: a dealer's `search` may leave out those without a price (T-16). */
export function getInitiallyListedCars({
  cars,
  search: { defaultSort, pricedOnly },
}: {
  readonly cars: readonly Car[];
  readonly search: { readonly defaultSort?: DefinedSort; readonly pricedOnly?: boolean };
}): readonly Car[] {
  return defaultSort === 'price:asc' && pricedOnly ? cars.filter(hasPrice) : cars;
}
