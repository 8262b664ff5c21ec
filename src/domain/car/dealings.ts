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

/** What the button that holds a car says (spec 2). */
export const RESERVE_LABELS = ['Reserve Now', 'Buy Online', 'Reserve this Car'] as const;

/** How a dealer holds cars for visitors (site.reserve). */
export interface Reserving {
  readonly label: (typeof RESERVE_LABELS)[number];
  /** Dollars for a car without a fee of its own. */
  readonly fee: number;
  /** A car without a fee of its own costs the dealer's, or is not offered (T-42). */
  readonly withoutFee: 'default' | 'hide';
}

/**
 * 'Reserve Now $200', or null for a car that is not offered to be held. The amount is told only where it can be paid, and
 * when there is one (T-41, T-42).
 */
export function reserveText(
  car: Parameters<typeof isReservable>[0] & Pick<Car, 'payment_processors' | 'reserve_fee'>,
  { label, fee, withoutFee }: Reserving,
): string | null {
  const amount = car.reserve_fee ?? (withoutFee === 'default' ? fee : 0);
  if (!isReservable(car) || (withoutFee === 'hide' && amount <= 0)) return null;
  return amount > 0 && car.payment_processors.length > 0 ? `${label} ${dollars(amount)}` : label;
}
