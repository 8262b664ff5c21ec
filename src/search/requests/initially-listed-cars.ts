import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import type { DefinedSort } from '#search/state/sorts.ts';

interface ListingSite {
  readonly cars: readonly Car[];
  readonly search: { readonly defaultSort?: DefinedSort; readonly pricedOnly?: boolean };
}

/** The cars listed before a visitor chooses an order, which links to the search count. A dealer's `search` may leave out those without a price (T-16). */
export function getInitiallyListedCars({
  cars,
  search: { defaultSort, pricedOnly },
}: ListingSite): readonly Car[] {
  return defaultSort === 'price:asc' && pricedOnly ? cars.filter(hasPrice) : cars;
}

/** Those of them that pages count as for sale or in stock: a sold car stays listed for a while (T-30). */
export function getCarsForSale(site: ListingSite): readonly Car[] {
  return getInitiallyListedCars(site).filter(isForSale);
}
