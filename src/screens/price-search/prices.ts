import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';

/** The real prices of the cars in whole dollars, as in the search index, the lowest first. */
export function listPrices(cars: readonly Car[]): number[] {
  return cars
    .filter(hasPrice)
    .map((car) => Math.round(car.price))
    .sort((a, b) => a - b);
}
