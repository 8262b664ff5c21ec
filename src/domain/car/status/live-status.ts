import type { Car } from '#domain/car/car.ts';
import { isAvailable, isSold } from './availability.ts';
import type { LiveStatus, StockStatus } from './live-status-file.ts';

/** The file of the listed cars. */
export function buildStockStatus(
  cars: readonly Pick<Car, 'id' | 'status' | 'sold' | 'price' | 'reserved'>[],
): StockStatus {
  return Object.fromEntries(cars.map((car) => [car.id, toLiveStatus(car)]));
}

function toLiveStatus(car: Parameters<typeof buildStockStatus>[0][number]): LiveStatus {
  const status = isSold(car) ? 'sold' : car.status;
  return car.reserved ? [status, car.price, true] : [status, car.price];
}

/** What has become of a car since a page was made that offers it. */
export type CarStatusChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'repriced'; readonly price: number }
  /** It cannot be had any more, but is still listed. */
  | { readonly kind: 'sold' }
  /** Somebody has reserved it, which matters to those alone who would. */
  | { readonly kind: 'reserved' }
  /** It is not listed any more. */
  | { readonly kind: 'gone' };

/** What becomes of a car that cannot be had any more. */
export type WithdrawnKind = 'sold' | 'reserved' | 'gone';

/** Whether a car cannot be had any more, which is final for a page that offered it. */
export function isWithdrawn(news: CarStatusChange): news is { readonly kind: WithdrawnKind } {
  return news.kind === 'sold' || news.kind === 'reserved' || news.kind === 'gone';
}

/**
 * The news of a car that was offered for `price`, by what the status file says of it now; undefined = nothing. `holds`:
 * it was offered to be held.
 */
export function diffStatus(price: number, live: LiveStatus | undefined, holds = false): CarStatusChange {
  if (!live) return { kind: 'gone' };
  const [status, now, reserved] = live;
  if (!isAvailable({ status })) return { kind: 'sold' };
  if (holds && reserved) return { kind: 'reserved' };
  return now === price ? { kind: 'same' } : { kind: 'repriced', price: now };
}
