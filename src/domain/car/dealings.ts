import { dollars } from '#domain/numbers.ts';
import { isAvailable, isSold } from './availability.ts';
import type { Car } from './car.ts';
import { hasPrice } from './price.ts';

/** A car is traded against or driven only above this price in dollars (spec 5). */
const LOWEST_DEALT_PRICE = 200;

/**
 * Whether a trade-in and a test drive are offered (spec 5, T-40): in stock, neither sold nor reserved, dearer than 200
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

/** Whether a car can be held for a visitor of a dealer that does so (T-41). */
export function isReservable(car: Pick<Car, 'status' | 'sold' | 'reserved' | 'price'>): boolean {
  return isAvailable(car) && !isSold(car) && !car.reserved && hasPrice(car);
}

/** 'Reserve Now $200': the fee is told only where it can be paid, and when there is one (T-41, T-42). */
export function reserveLabel(car: Pick<Car, 'payment_processors'>, fee: number): string {
  const told = fee > 0 && car.payment_processors.length > 0;
  return told ? `Reserve Now ${dollars(fee)}` : 'Reserve Now';
}
