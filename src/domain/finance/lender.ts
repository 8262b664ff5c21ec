import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { presentValue } from './repayment.ts';

/** The lenders that a car's `finance_lenders` may name. */
export const LENDERS = [
  'Taurus',
  '360 Finance',
  'AusLoans',
  'Manual',
  'Angle',
  'Powertorque',
  'Nissan Finance',
] as const;
export type LenderName = (typeof LENDERS)[number];

type LenderFigures = Car['finance_lenders'][string];

/** The conditions for showing a lender's figures, beyond those that apply to all lenders. */
interface LenderRule {
  /** The price must be above this many dollars; undefined = any price. */
  readonly above?: number;
  /** The maximum age of the car in years. */
  readonly years?: number;
  /** The payment that the figures must include. */
  readonly payment?: 'paymentWeek' | 'paymentMonth';
}

/** The rule of each lender. All of them require a car that is for sale (T-33) and both rates. */
const RULES: Readonly<Record<LenderName, LenderRule>> = {
  Taurus: { above: 500, years: 12 },
  '360 Finance': {},
  AusLoans: {},
  Manual: { above: 500, payment: 'paymentWeek' },
  Angle: { above: 500, payment: 'paymentWeek' },
  Powertorque: { above: 500, payment: 'paymentWeek' },
  'Nissan Finance': { above: 500, payment: 'paymentMonth' },
};

/** The figures that a car's finance box shows. */
export interface ShownLender {
  readonly name: LenderName;
  readonly figures: LenderFigures;
  /** Per cent a year; shown with every rate or repayment (T-57). Null in a country that has no such rate. */
  readonly comparisonRate: number | null;
  /** Whole dollars a week; null when the lender gives no repayment. */
  readonly weekly: number | null;
}

type FinancedCar = Pick<
  Car,
  'finance_lenders' | 'manufacturer' | 'make' | 'price' | 'status' | 'sold' | 'year'
>;

/**
 * The lender whose figures are shown: the first in the dealer's order that passes its rule (T-54); null when none does,
 * and always for a Suzuki. `currentYear` is the calendar year. `withComparison`: whether comparison rates are shown, and
 * needed.
 */
export function findShownLender(
  car: FinancedCar,
  order: readonly LenderName[],
  currentYear: number,
  withComparison: boolean,
): ShownLender | null {
  if ((car.manufacturer.name || car.make).toLowerCase() === 'suzuki' || !isForSale(car)) return null;
  const byKey = new Map(
    Object.entries(car.finance_lenders).map(([key, figures]) => [lenderKey(key), figures]),
  );
  for (const name of order) {
    const figures = byKey.get(lenderKey(name));
    // 0% is a valid rate; null means that there is none (T-53).
    if (!figures || figures.interestRate === null) continue;
    const comparisonRate = withComparison ? figures.comparisonRate : null;
    if (withComparison && comparisonRate === null) continue;
    if (!passesRule(car, figures, RULES[name], currentYear)) continue;
    return { name, figures, comparisonRate, weekly: getWeeklyPayment(figures) };
  }
  return null;
}

function passesRule(
  car: FinancedCar,
  figures: LenderFigures,
  { above, years, payment }: LenderRule,
  currentYear: number,
): boolean {
  if (above !== undefined && car.price <= above) return false;
  if (years !== undefined && car.year < currentYear - years) return false;
  return payment === undefined || (figures[payment] ?? 0) > 0;
}

/** The weekly payment in whole dollars, rounded up: the weekly figure, else the monthly one x 12 / 52 (T-94). */
export function getWeeklyPayment({ paymentWeek, paymentMonth }: LenderFigures): number | null {
  if (paymentWeek) return Math.ceil(paymentWeek);
  return paymentMonth ? Math.ceil((paymentMonth * 12) / 52) : null;
}

/** Feeds spell lenders in different ways: '360 Finance', '360finance' and '360' are the same. */
function lenderKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/finance$/, '');
}

/** How far the loan that the repayments pay off may be from the price: fees and rounding explain less. */
const MAX_DIFFERENCE = 0.25;

/**
 * Whether a lender's repayments can be those of a car at this price. Where rate, term and repayment are all given they
 * say how much is lent; feeds that change a price and not the figures would show a repayment that no lender offers. Figures
 * that leave one of them out say nothing, and are plausible.
 */
export function areFiguresPlausible(figures: LenderFigures, price: number): boolean {
  const lent = getLentAmount(figures);
  if (lent === undefined || price <= 0) return true;
  const expected = price - (figures.deposit ?? 0);
  return expected > 0 && Math.abs(lent - expected) / expected <= MAX_DIFFERENCE;
}

/** The present value of all repayments and the balloon, in dollars. */
function getLentAmount(figures: LenderFigures): number | undefined {
  const { interestRate, termMonths, termYears, paymentMonth, paymentWeek, balloon } = figures;
  const months = termMonths ?? (termYears === null ? null : termYears * 12);
  const monthly = paymentMonth ?? (paymentWeek === null ? null : (paymentWeek * 52) / 12);
  if (interestRate === null || !months || !monthly) return undefined;
  return presentValue(monthly, interestRate, months, balloon ?? 0);
}
