import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';

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

/** What a lender's figures are shown for, beyond what holds for all of them. */
interface LenderRule {
  /** The price must be above this; undefined: any price. */
  readonly above?: number;
  /** The car may be at most so many years old. */
  readonly years?: number;
  /** The payment that must be there. */
  readonly payment?: 'paymentWeek' | 'paymentMonth';
}

/** A row for each lender. All of them want a car that can still be had (T-33) and both rates. */
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
  /** Per cent a year; any rate or repayment stands beside it (T-57). */
  readonly comparisonRate: number;
  /** Whole dollars a week; null when the lender gives no repayment. */
  readonly weekly: number | null;
}

type FinancedCar = Pick<
  Car,
  'finance_lenders' | 'manufacturer' | 'make' | 'price' | 'status' | 'sold' | 'year'
>;

/**
 * The lender whose figures are shown: the first in the dealer's order that passes its rule (T-54); null when none does,
 * and always for a Suzuki. `currentYear` is the calendar's.
 */
export function findShownLender(
  car: FinancedCar,
  order: readonly LenderName[],
  currentYear: number,
): ShownLender | null {
  if ((car.manufacturer.name || car.make).toLowerCase() === 'suzuki' || !isForSale(car)) return null;
  const byKey = new Map(
    Object.entries(car.finance_lenders).map(([key, figures]) => [lenderKey(key), figures]),
  );
  for (const name of order) {
    const figures = byKey.get(lenderKey(name));
    // 0 % is a rate, null is none (T-53).
    if (!figures || figures.interestRate === null || figures.comparisonRate === null) continue;
    if (!passesRule(car, figures, RULES[name], currentYear)) continue;
    return { name, figures, comparisonRate: figures.comparisonRate, weekly: getWeeklyPayment(figures) };
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

/** What a week costs in whole dollars, rounded up: the weekly figure, else the monthly one x 12 / 52 (T-94). */
export function getWeeklyPayment({ paymentWeek, paymentMonth }: LenderFigures): number | null {
  if (paymentWeek) return Math.ceil(paymentWeek);
  return paymentMonth ? Math.ceil((paymentMonth * 12) / 52) : null;
}

/** Feeds spell lenders their own way: '360 Finance', '360finance' and '360' are one. */
function lenderKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/finance$/, '');
}
