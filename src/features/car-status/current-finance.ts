import type { Car } from '#domain/car/car.ts';
import { type FinanceLabels, getFinanceLabels, repaymentNote } from '#domain/finance/disclosure.ts';
import { findShownLender } from '#domain/finance/lender.ts';
import { getLocalYear } from '#domain/hours/local-time.ts';
import type { FinanceCriteria } from './finance-criteria.ts';

/** The texts of a finance box and of its note. */
export interface CurrentFinance extends FinanceLabels {
  readonly note: string;
}

/** The finance texts for lenders' figures of an available car at `price` (dollars); null if no lender's rules accept it. */
export function buildCurrentFinance(
  { year, make, lenders, zone, withoutComparison }: FinanceCriteria,
  price: number,
  figures: Car['finance_lenders'],
  now: Date,
): CurrentFinance | null {
  const car = { year, make, price, manufacturer: { name: make }, status: 'in_stock', sold: false };
  const lender = findShownLender(
    { ...car, finance_lenders: figures },
    lenders,
    getLocalYear(now, zone),
    !withoutComparison,
  );
  return lender && { ...getFinanceLabels(lender), note: repaymentNote(lender) };
}
