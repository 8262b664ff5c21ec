import type { Car } from './car.ts';

/** A car is traded against or driven only above this price in dollars. */
const LOWEST_DEALT_PRICE = 200;

/**
 * Whether a trade-in and a test drive are offered (T-40): in stock, neither sold nor reserved, dearer than 200
 * dollars, at a dealership with the valuation provider.
 */
export function isDrivable(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'price'>,
  valuationProvider: boolean,
): boolean {
  return (
    valuationProvider &&
    car.status === 'in_stock' &&
    !car.sold &&
    !car.reserved &&
    car.price > LOWEST_DEALT_PRICE
  );
}
