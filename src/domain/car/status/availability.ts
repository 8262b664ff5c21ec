import type { Car } from '#domain/car/car.ts';

const DAY_SECONDS = 86_400;
/** The statuses of a car that is available. */
export const AVAILABLE_STATUSES: readonly string[] = ['in_stock', 'coming_soon'];

/** A car is available by its status alone (T-33). */
export function isAvailable(car: Pick<Car, 'status'>): boolean {
  return AVAILABLE_STATUSES.includes(car.status);
}

/** Whether a car looks sold: by status or by flag (T-33). */
export function isSold(car: Pick<Car, 'status' | 'sold'>): boolean {
  return car.sold || car.status === 'sold';
}

/** Whether a car can still be had: available by its status and not flagged as sold (T-33). */
export function isForSale(car: Pick<Car, 'status' | 'sold'>): boolean {
  return isAvailable(car) && !isSold(car);
}

/** Days turn at midnight in Brisbane (UTC+10), while no yard in Australia is open. */
const MIDNIGHT_OFFSET_SECONDS = -10 * 3600;

/**
 * From when on a sold car is still listed, in UNIX seconds: `soldForDays` before the day of `now` began. Whole days, so
 * that a page made in the night and a search in the evening list the same cars.
 */
export function getSoldCutoff(soldForDays: number, now: Date): number {
  const today =
    Math.floor((now.getTime() / 1000 - MIDNIGHT_OFFSET_SECONDS) / DAY_SECONDS) * DAY_SECONDS +
    MIDNIGHT_OFFSET_SECONDS;
  return today - soldForDays * DAY_SECONDS;
}

/** A sale's time in UNIX seconds: feeds also give milliseconds, which are larger than 1e12 (T-08). */
export function toUnixSeconds(timestamp: number): number {
  return timestamp > 1e12 ? timestamp / 1000 : timestamp;
}

/**
 * The main filter: (status in_stock or coming_soon, or sold within the last `soldForDays` days) and meant
 * for the website.
 */
export function isListed(
  car: Pick<Car, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  soldForDays: number,
  now: Date,
): boolean {
  if (!car.show_on_dealer_website) return false;
  if (isAvailable(car)) return true;
  return (
    car.sold_date_timestamp !== null &&
    toUnixSeconds(car.sold_date_timestamp) > getSoldCutoff(soldForDays, now)
  );
}
