import type { Car } from '#domain/car/car.ts';
import type { RecordedPrices } from '#domain/car/price/price-drop.ts';
import { DAY_MS } from '#domain/durations.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';

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
