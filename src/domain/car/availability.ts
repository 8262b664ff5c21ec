import type { Car } from './car.ts';

const DAY = 86_400;
const AVAILABLE = new Set(['in_stock', 'coming_soon']);

/** A car is available by its status alone (spec 4, T-33). */
export function isAvailable(car: Pick<Car, 'status'>): boolean {
  return AVAILABLE.has(car.status);
}

/** Whether a car looks sold: by status or by flag (T-33). */
export function isSold(car: Pick<Car, 'status' | 'sold'>): boolean {
  return car.sold || car.status === 'sold';
}

/**
 * The main filter (spec 7): (status in_stock or coming_soon, or sold less than `soldForDays` ago) and meant for the
 * website. `sold_date_timestamp` is in UNIX seconds; larger than 1e12 means milliseconds (T-08).
 */
export function isListed(
  car: Pick<Car, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  soldForDays: number,
  now: Date,
): boolean {
  if (!car.show_on_dealer_website) return false;
  if (isAvailable(car)) return true;
  if (car.sold_date_timestamp === null) return false;
  const sold = car.sold_date_timestamp > 1e12 ? car.sold_date_timestamp / 1000 : car.sold_date_timestamp;
  return sold > now.getTime() / 1000 - soldForDays * DAY;
}
