import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import type { DefinedSort } from '#search/state/state.ts';

/** The cars listed before a visitor chooses an order, which links to the search count. A dealer's `search` may leave out those without a price (T-16). */
export function getInitiallyListedCars({
  cars,
  search: { defaultSort, pricedOnly },
}: {
  readonly cars: readonly Car[];
  readonly search: { readonly defaultSort?: DefinedSort; readonly pricedOnly?: boolean };
}): readonly Car[] {
  return defaultSort === 'price:asc' && pricedOnly ? cars.filter(hasPrice) : cars;
}
