import type { BodyKey } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { monthlyRepayment } from '#domain/finance/repayment.ts';
import type { ModelLine } from '#scripts/demo/catalogue.ts';
import type { Random } from '#scripts/demo/random.ts';

/** The share of its value that a vehicle retains each year. */
const ANNUAL_RETENTION: Partial<Record<BodyKey, number>> = {
  '4x4': 0.92,
  ute: 0.915,
  cabChassis: 0.915,
  lightTruck: 0.91,
  bus: 0.92,
  motorhome: 0.93,
  van: 0.905,
  suv: 0.895,
  coupe: 0.9,
};
const DEFAULT_ANNUAL_RETENTION = 0.885;
/** Older electric cars sell for less because buyers worry about the battery. */
const ELECTRIC_FACTOR = 0.95;
/** The immediate loss of value once a car has had an owner. */
const FIRST_OWNER_FACTOR = 0.95;
const MIN_PRICE = 3990;

/** The inputs of a used vehicle's price. */
export interface Wear {
  /** Today's price new, in dollars. */
  readonly priceNew: number;
  readonly isElectric: boolean;
  /** In years. */
  readonly age: number;
  readonly km: number;
  /** Typical kilometres at that age. */
  readonly usualKm: number;
}

/** A used vehicle's price in dollars: lower with age and with above-average kilometres, rounded like an asking price. */
export function usedPrice(line: ModelLine, wear: Wear, random: Random): number {
  const retention =
    (line.retention ?? ANNUAL_RETENTION[line.body] ?? DEFAULT_ANNUAL_RETENTION) *
    (wear.isElectric ? ELECTRIC_FACTOR : 1);
  const driven = 1 - 0.14 * Math.max(-0.6, Math.min(1.2, wear.km / wear.usualKm - 1));
  const condition = 0.97 + random.next() * 0.06;
  return roundToAskingPrice(
    wear.priceNew * FIRST_OWNER_FACTOR * retention ** wear.age * driven * condition,
    random,
  );
}

/** Rounds to a typical asking price in dollars: just under a round sum. */
export function roundToAskingPrice(value: number, random: Random): number {
  const ending = random.pick([990, 990, 990, 990, 490, 490, 880, 888]);
  const thousands = Math.floor(value / 1000) * 1000;
  const price = thousands + ending > value + 500 ? thousands - 1000 + ending : thousands + ending;
  return Math.max(price, MIN_PRICE);
}

/** The weekly subscription price in dollars: a share of the vehicle's price plus its running costs. */
export function weeklySubscription(price: number): number {
  return Math.round((price / 170 + 60) / 10) * 10 - 1;
}

/** Share of used vehicles with a known market price, and of those the share priced below it. */
const KNOWN_SHARE = 0.62;
const BELOW_MARKET_SHARE = 0.22;

/** The market's average price for a vehicle offered at `price`, in dollars; null if unknown. */
export function marketData(price: number, random: Random): Car['autograb_data'] {
  if (!random.chance(KNOWN_SHARE)) return null;
  const difference = random.chance(BELOW_MARKET_SHARE) ? random.int(510, 2600) : random.int(-1400, 480);
  const state = price + difference;
  return { average_market_price: state + random.int(-300, 300), state_average_market_price: state };
}

/** Per cent a year. */
const INTEREST_RATE = 9.24;
/** Per cent a year: the interest and a $415 fee on a secured loan of $30,000 over 5 years. */
const COMPARISON_RATE = 9.84;
const TERM_MONTHS = 60;
const DEPOSIT_SHARE = 0.1;

const DISCLAIMER = 'Indicative only: a guide, not an offer of finance. For approved applicants only.';

/** The finance figures of the invented lenders: identical, but the first only finances newer vehicles. */
export function lenderFigures(price: number): Car['finance_lenders'] {
  const deposit = Math.round(price * DEPOSIT_SHARE);
  const monthly = monthlyRepayment(price - deposit, INTEREST_RATE, TERM_MONTHS);
  const figures = {
    interestRate: INTEREST_RATE,
    comparisonRate: COMPARISON_RATE,
    paymentWeek: Math.ceil((monthly * 12) / 52),
    paymentMonth: Math.ceil(monthly),
    termYears: TERM_MONTHS / 12,
    termMonths: TERM_MONTHS,
    deposit,
    balloon: 0,
    disclaimer: DISCLAIMER,
  };
  return { Taurus: figures, Manual: figures };
}
