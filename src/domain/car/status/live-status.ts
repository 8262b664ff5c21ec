import type { Car } from '#domain/car/car.ts';
import { isAvailable, isSold } from './availability.ts';
import type { LiveStatus, StockStatus } from './live-status-file.ts';

/** Builds the stock status file of the listed cars. */
export function buildStockStatus(
  cars: readonly Pick<Car, 'id' | 'status' | 'sold' | 'price' | 'reserved'>[],
): StockStatus {
  return Object.fromEntries(cars.map((car) => [car.id, toLiveStatus(car)]));
}

function toLiveStatus(car: Parameters<typeof buildStockStatus>[0][number]): LiveStatus {
  const status = isSold(car) ? 'sold' : car.status;
  return car.reserved ? [status, car.price, true] : [status, car.price];
}

/** The change of a car's status since the page that offers it was built. */
export type CarStatusChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'repriced'; readonly price: number }
  /** No longer for sale, but still listed. */
  | { readonly kind: 'sold' }
  /** Reserved by somebody else; reported only to pages that offer a reservation. */
  | { readonly kind: 'reserved' }
  /** No longer listed. */
  | { readonly kind: 'gone' };

/** The changes after which a car is no longer available. */
export type WithdrawnKind = 'sold' | 'reserved' | 'gone';

/** Whether a car is no longer available, which is final for a page that offered it. */
export function isWithdrawn(change: CarStatusChange): change is { readonly kind: WithdrawnKind } {
  return change.kind === 'sold' || change.kind === 'reserved' || change.kind === 'gone';
}

/**
 * The change of a car that was offered for `price`, given its entry in the status file now; undefined = no change.
 * `reservable`: the page offered a reservation.
 */
export function diffStatus(price: number, live: LiveStatus | undefined, reservable = false): CarStatusChange {
  if (!live) return { kind: 'gone' };
  const [status, now, reserved] = live;
  if (!isAvailable({ status })) return { kind: 'sold' };
  if (reservable && reserved) return { kind: 'reserved' };
  return now === price ? { kind: 'same' } : { kind: 'repriced', price: now };
}
