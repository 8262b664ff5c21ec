import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';

/** The prices that may be shown, in whole dollars as the search has them, the lowest first. */
export function listPrices(cars: readonly Car[]): number[] {
  return cars
    .filter(hasPrice)
    .map((car) => Math.round(car.price))
    .sort((a, b) => a - b);
}
