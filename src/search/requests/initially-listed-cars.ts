import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import type { DefaultSort } from './default-sort.ts';

/** The cars that a search lists before an order is chosen: what links to it count. Not all where the own order leaves some out (T-16). */
export function getInitiallyListedCars({
  cars,
  search: { sort, pricedOnly },
}: {
  readonly cars: readonly Car[];
  readonly search: DefaultSort;
}): readonly Car[] {
  return sort === 'price:asc' && pricedOnly ? cars.filter(hasPrice) : cars;
}
