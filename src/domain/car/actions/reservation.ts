import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { isAvailable, isSold } from '#domain/car/status/availability.ts';
import { DAY_MS } from '#domain/durations.ts';
import { formatDollars } from '#domain/numbers.ts';

/** The last path segment of the page where a car is reserved or bought; each dealer uses one of them. */
export const RESERVE_PAGES = ['checkout', 'buy-online'] as const;
export type ReservePage = (typeof RESERVE_PAGES)[number];

/** A dealer's reservation settings (site.reserve). */
export interface ReservationSettings {
  readonly label?: string | undefined;
  /** The fee in dollars for a car without a fee of its own. */
  readonly fee: number;
  /** For a car without a fee of its own: charge the dealer's fee, or offer no reservation (T-42). */
  readonly withoutFee: 'default' | 'hide';
  /** Whether cars are bought online, not only reserved. */
  readonly buyOnline: boolean;
  /** The reservation page of a dealer that does not sell online. */
  readonly path: ReservePage;
}

type ReservableCar = Pick<Car, 'status' | 'sold' | 'reserved' | 'price'>;
type CarWithFee = ReservableCar & Pick<Car, 'payment_processors' | 'reserve_fee'>;
type FeeSettings = Pick<ReservationSettings, 'fee' | 'withoutFee'>;

/** Whether a car can be reserved, at a dealer that takes reservations (T-41). */
export function isReservable(car: ReservableCar): boolean {
  return isAvailable(car) && !isSold(car) && !car.reserved && hasPrice(car);
}

/** Whether a reservation is offered: the car can be reserved, and has a fee where the dealer requires one (T-41, T-42). */
export function isReservationOffered(car: CarWithFee, fees: FeeSettings): boolean {
  return isReservable(car) && (fees.withoutFee === 'default' || getFee(car, fees) > 0);
}

/** The reservation fee in dollars, or null if there is none or it can't be paid online (T-41). */
export function getReserveFee(car: CarWithFee, fees: FeeSettings): number | null {
  const fee = getFee(car, fees);
  return fee > 0 && car.payment_processors.length > 0 ? fee : null;
}

function getFee({ reserve_fee }: CarWithFee, { fee, withoutFee }: FeeSettings): number {
  return reserve_fee ?? (withoutFee === 'default' ? fee : 0);
}

/** The dealer's label of the reserve button: 'Reserve Now'. */
export function reserveLabel({ label, buyOnline }: Pick<ReservationSettings, 'label' | 'buyOnline'>): string {
  return label ?? (buyOnline ? 'Buy Online' : 'Reserve Now');
}

/** 'Reserve Now · $200 fee', or null for a car that can't be reserved (T-41, T-42). */
export function reserveButtonText(car: CarWithFee, reserving: ReservationSettings): string | null {
  if (!isReservationOffered(car, reserving)) return null;
  const fee = getReserveFee(car, reserving);
  return [reserveLabel(reserving), fee !== null && `${formatDollars(fee)} fee`].filter(Boolean).join(' · ');
}

/** The one of RESERVE_PAGES that a dealer uses (T-43). */
export function getReservePage({
  buyOnline,
  path,
}: Pick<ReservationSettings, 'buyOnline' | 'path'>): ReservePage {
  return buyOnline ? 'buy-online' : path;
}

/** The calendar days of each unit. Between business days there may be weekends. */
const CALENDAR_DAYS: Readonly<Record<string, (count: number) => number>> = {
  hour: (count) => count / 24,
  day: (count) => count,
  'business day': (count) => count + 2 * Math.ceil(count / 5),
  week: (count) => 7 * count,
};

/** The longest time in milliseconds that '2 business days' may take; undefined if a text is no such period. */
export function parseHoldPeriod(text: string): number | undefined {
  const [, count, unit = ''] = /^([1-9]\d{0,2}) (hour|day|business day|week)s?$/.exec(text) ?? [];
  const days = CALENDAR_DAYS[unit]?.(Number(count));
  return days === undefined ? undefined : days * DAY_MS;
}
