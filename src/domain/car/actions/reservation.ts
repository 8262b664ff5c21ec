import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { isAvailable, isSold } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';

/** What the button that holds a car says. */
export const RESERVE_LABELS = ['Reserve Now', 'Buy Online', 'Reserve this Car'] as const;

/** The last parts of the addresses at which a car is reserved or bought; a dealer uses one of them. */
export const RESERVE_PAGES = ['checkout', 'buy-online'] as const;
export type ReservePage = (typeof RESERVE_PAGES)[number];

/** How a dealer holds cars for visitors (site.reserve). */
export interface ReservationSettings {
  readonly label?: (typeof RESERVE_LABELS)[number] | undefined;
  /** Dollars for a car without a fee of its own. */
  readonly fee: number;
  /** A car without a fee of its own costs the dealer's, or is not offered (T-42). */
  readonly withoutFee: 'default' | 'hide';
  /** Whether cars are bought online, not only reserved. */
  readonly buyOnline: boolean;
  /** Where a car is reserved by a dealer that does not sell online. */
  readonly path: ReservePage;
}

type ReservableCar = Pick<Car, 'status' | 'sold' | 'reserved' | 'price'>;
type CarWithFee = ReservableCar & Pick<Car, 'payment_processors' | 'reserve_fee'>;
type FeeSettings = Pick<ReservationSettings, 'fee' | 'withoutFee'>;

/** Whether a car can be held for a visitor of a dealer that does so (T-41). */
export function isReservable(car: ReservableCar): boolean {
  return isAvailable(car) && !isSold(car) && !car.reserved && hasPrice(car);
}

/** Whether a dealer offers to hold a car: it can be held, and has a fee where that is asked for (T-41, T-42). */
export function isReservationOffered(car: CarWithFee, fees: FeeSettings): boolean {
  return isReservable(car) && (fees.withoutFee === 'default' || getFee(car, fees) > 0);
}

/** The dollars that are told for holding a car: only where they can be paid, and when there are any (T-41); else null. */
export function getReserveFee(car: CarWithFee, fees: FeeSettings): number | null {
  const fee = getFee(car, fees);
  return fee > 0 && car.payment_processors.length > 0 ? fee : null;
}

function getFee({ reserve_fee }: CarWithFee, { fee, withoutFee }: FeeSettings): number {
  return reserve_fee ?? (withoutFee === 'default' ? fee : 0);
}

/** 'Reserve Now', in the dealer's words. */
export function reserveLabel({ label, buyOnline }: Pick<ReservationSettings, 'label' | 'buyOnline'>): string {
  return label ?? (buyOnline ? 'Buy Online' : 'Reserve Now');
}

/** 'Reserve Now $200', or null for a car that is not offered to be held (T-41, T-42). */
export function reserveButtonText(car: CarWithFee, reserving: ReservationSettings): string | null {
  if (!isReservationOffered(car, reserving)) return null;
  const fee = getReserveFee(car, reserving);
  return [reserveLabel(reserving), fee !== null && formatDollars(fee)].filter(Boolean).join(' ');
}

/** Which of the two pages a dealer uses (T-43). */
export function getReservePage({
  buyOnline,
  path,
}: Pick<ReservationSettings, 'buyOnline' | 'path'>): ReservePage {
  return buyOnline ? 'buy-online' : path;
}
