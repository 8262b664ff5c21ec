import { formatDay } from '#domain/calendar-date.ts';
import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { DAY_MS } from '#domain/durations.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { formatDollars } from '#domain/numbers.ts';
import { hasPrice } from './price.ts';

/** The recorded prices of a car, oldest first: [ISO day, dollars]. */
export type RecordedPrices = readonly (readonly [day: string, price: number])[];

/** A higher price that a car used to have. */
export interface EarlierPrice {
  /** Dollars. */
  readonly price: number;
  /** The ISO day on which it was recorded; null when it is known from the feed only. */
  readonly day: string | null;
}

/**
 * The higher price that a car had before the current one, or null. Taken from the recorded prices; if there are none
 * and the dealer shows offer prices, from the feed's `before_price` (T-39).
 */
export function findEarlierPrice(
  car: Pick<Car, 'price' | 'before_price' | 'status' | 'sold'>,
  recorded: RecordedPrices,
  offerPrices: boolean,
): EarlierPrice | null {
  if (!isForSale(car) || !hasPrice(car)) return null;
  const [before, last] = recorded.slice(-2);
  if (before && last && last[1] === car.price) {
    const [day, price] = before;
    return price > car.price ? { price, day } : null;
  }
  const { before_price } = car;
  return offerPrices && before_price !== null && before_price > car.price
    ? { price: before_price, day: null }
    : null;
}

/** 'Was $54,990 on 3 June 2026', or 'Was $54,990' if the day is not known. */
export function earlierPriceLabel({ price, day }: EarlierPrice): string {
  const was = `Was ${formatDollars(price)}`;
  return day === null ? was : `${was} on ${formatDay(day)}`;
}

/** 'Down $3,000 since 5 Jan 2026, in 2 steps'; null unless the latest recorded prices are two drops or more, down to today's. */
export function priceDropsLabel(car: Pick<Car, 'price'>, recorded: RecordedPrices): string | null {
  const rise = recorded.findLastIndex(([, price], at) => price <= (recorded[at + 1]?.[1] ?? 0));
  const [first, ...drops] = recorded.slice(rise + 1);
  if (!first || drops.length < 2 || drops.at(-1)?.[1] !== car.price || !hasPrice(car)) return null;
  const [day, price] = first;
  return `Down ${formatDollars(price - car.price)} since ${formatDay(day)}, in ${drops.length} steps`;
}

/**
 * How long before a dealer's first import undated cars are taken to have arrived: longer than a car counts as new (T-09),
 * because a first import cannot tell which have just arrived.
 */
export const UNKNOWN_AGE_MS = 9 * DAY_MS;

/**
 * The local ISO day on which a car came into stock; null if it is not known: the car was in the dealer's first import, and
 * the feed has no date for it.
 */
export function findListedDay(
  { created_at }: Pick<Car, 'created_at'>,
  recorded: RecordedPrices,
  timeZone: string,
): string | null {
  const moment = new Date(created_at);
  const imported = new Date(moment.getTime() + UNKNOWN_AGE_MS).toISOString().slice(0, 10);
  return recorded[0]?.[0] === imported ? null : toLocalTime(moment, timeZone).date;
}
