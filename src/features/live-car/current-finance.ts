import type { Car } from '#domain/car/car.ts';
import { repaymentNote } from '#domain/finance/disclosure.ts';
import { type FinanceLabels, getFinanceLabels } from '#domain/finance/labels.ts';
import { findShownLender, type LenderName } from '#domain/finance/lender.ts';
import { getLocalYear } from '#domain/hours/local-time.ts';
import { type State, timeZoneOf } from '#domain/location/time-zone.ts';
import type { Site } from '#site/site.ts';

/** What the rules of lenders ask of a car beside its price, as its page carries it. */
export interface FinanceCriteria {
  readonly year: number;
  readonly make: string;
  readonly lenders: readonly LenderName[];
  readonly state: State;
}

/** What the page of a car whose finance is shown keeps, to ask for it anew. */
export function toFinanceCriteria(
  { year, make, manufacturer }: Pick<Car, 'year' | 'make' | 'manufacturer'>,
  { finance, state }: Pick<Site, 'finance' | 'state'>,
): FinanceCriteria {
  return { year, make: manufacturer.name || make, lenders: finance.lenders, state };
}

/** A finance box and what it is based on, by the names of their places on the page. */
export interface CurrentFinance extends FinanceLabels {
  readonly note: string;
}

/** What is said of the figures that lenders give of a car that can be had at `price`; null where no rule is passed. */
export function buildCurrentFinance(
  { year, make, lenders, state }: FinanceCriteria,
  price: number,
  figures: Car['finance_lenders'],
  now: Date,
): CurrentFinance | null {
  const car = { year, make, price, manufacturer: { name: make }, status: 'in_stock', sold: false };
  const lender = findShownLender(
    { ...car, finance_lenders: figures },
    lenders,
    getLocalYear(now, timeZoneOf(state)),
  );
  return lender && { ...getFinanceLabels(lender), note: repaymentNote(lender) };
}
