import { isAvailable, isSold } from './availability.ts';
import type { Car } from './car.ts';

/** What changes about a car while a page that shows it lies open: [status, price], and true when it is reserved; 'sold' when it looks sold (T-33). */
export type LiveStatus = readonly [status: string, price: number, reserved?: true];

/** `/stock/status.json`: every listed car by its id. What is not in it is not listed (T-31). */
export type StockStatus = Readonly<Record<string, LiveStatus>>;

/** The file of the listed cars. */
export function stockStatus(
  cars: readonly Pick<Car, 'id' | 'status' | 'sold' | 'price' | 'reserved'>[],
): StockStatus {
  return Object.fromEntries(cars.map((car) => [car.id, liveStatus(car)]));
}

function liveStatus(car: Parameters<typeof stockStatus>[0][number]): LiveStatus {
  const status = isSold(car) ? 'sold' : car.status;
  return car.reserved ? [status, car.price, true] : [status, car.price];
}

/** Reads the file's JSON; a car that does not read as one counts as not listed. Throws when it is no such file. */
export function readStockStatus(json: unknown): StockStatus {
  if (typeof json !== 'object' || json === null) throw new Error('the stock status is no list of cars');
  return Object.fromEntries(Object.entries(json).filter(([, entry]) => isLiveStatus(entry)));
}

function isLiveStatus(entry: unknown): entry is LiveStatus {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

/** What has become of a car since a page was made that offers it. */
export type CarNews =
  | { readonly kind: 'same' }
  | { readonly kind: 'repriced'; readonly price: number }
  /** It cannot be had any more, but is still listed. */
  | { readonly kind: 'sold' }
  /** Somebody has reserved it, which matters to those alone who would. */
  | { readonly kind: 'reserved' }
  /** It is not listed any more. */
  | { readonly kind: 'gone' };

/**
 * The news of a car that was offered for `price`, by what the status file says of it now; undefined = nothing. `holds`:
 * it was offered to be held.
 */
export function newsOf(price: number, live: LiveStatus | undefined, holds = false): CarNews {
  if (!live) return { kind: 'gone' };
  const [status, now, reserved] = live;
  if (!isAvailable({ status })) return { kind: 'sold' };
  if (holds && reserved) return { kind: 'reserved' };
  return now === price ? { kind: 'same' } : { kind: 'repriced', price: now };
}
