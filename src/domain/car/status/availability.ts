import type { Car } from '#domain/car/car.ts';

const DAY_SECONDS = 86_400;
/** The statuses that count as available. */
export const AVAILABLE_STATUSES: readonly string[] = ['in_stock', 'coming_soon'];

/** Whether the status alone says that a car is available (T-33). */
export function isAvailable(car: Pick<Car, 'status'>): boolean {
  return AVAILABLE_STATUSES.includes(car.status);
}

/** Whether a car is shown as sold: by status or by flag (T-33). */
export function isSold(car: Pick<Car, 'status' | 'sold'>): boolean {
  return car.sold || car.status === 'sold';
}

/** Whether a car is for sale: available by its status and not flagged as sold (T-33). */
export function isForSale(car: Pick<Car, 'status' | 'sold'>): boolean {
  return isAvailable(car) && !isSold(car);
}

/** What a buyer can expect of a listed car. */
export type Availability = 'available' | 'reserved' | 'coming_soon' | 'sold';

/** The availability of a listed car, the same on every channel. */
export function getAvailability(car: Pick<Car, 'status' | 'sold' | 'reserved'>): Availability {
  if (!isForSale(car)) return 'sold';
  if (car.reserved) return 'reserved';
  return car.status === 'coming_soon' ? 'coming_soon' : 'available';
}

/** Days change at midnight in Brisbane (UTC+10), when no dealer in Australia is open. */
const MIDNIGHT_OFFSET_SECONDS = -10 * 3600;

/**
 * The earliest time of sale, in UNIX seconds, for which a sold car is still listed: `soldForDays` before the start of
 * the day of `now`. Whole days, so that a page built at night and a search in the evening list the same cars.
 */
export function getSoldCutoff(soldForDays: number, now: Date): number {
  const today =
    Math.floor((now.getTime() / 1000 - MIDNIGHT_OFFSET_SECONDS) / DAY_SECONDS) * DAY_SECONDS +
    MIDNIGHT_OFFSET_SECONDS;
  return today - soldForDays * DAY_SECONDS;
}

/** Normalises a time of sale to UNIX seconds: some feeds give milliseconds, which are larger than 1e12 (T-08). */
export function toUnixSeconds(timestamp: number): number {
  return timestamp > 1e12 ? timestamp / 1000 : timestamp;
}

/**
 * The main filter: for the website, and either available (in_stock or coming_soon) or sold within the last
 * `soldForDays` days.
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
