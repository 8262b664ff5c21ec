import type { Car } from '#domain/car/car.ts';
import { COUNTRIES } from '#domain/country.ts';
import { repaymentNote } from '#domain/finance/disclosure.ts';
import { type FinanceLabels, getFinanceLabels } from '#domain/finance/labels.ts';
import { findShownLender, type LenderName } from '#domain/finance/lender.ts';
import { getLocalYear } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { Site } from '#site/site.ts';

/** The car data that lenders' rules need besides the price, as the page carries it. */
export interface FinanceCriteria {
  readonly year: number;
  readonly make: string;
  readonly lenders: readonly LenderName[];
  /** The dealer's time zone. */
  readonly zone: string;
  /** Whether comparison rates are left out. */
  readonly withoutComparison?: true;
}

/** The data that a car's page carries to update its finance figures. */
export function toFinanceCriteria(
  { year, make, manufacturer }: Pick<Car, 'year' | 'make' | 'manufacturer'>,
  site: Pick<Site, 'country' | 'finance' | 'state'>,
): FinanceCriteria {
  return {
    year,
    make: manufacturer.name || make,
    lenders: site.finance.lenders,
    zone: timeZoneOf(site),
    ...(!COUNTRIES[site.country].needsComparisonRate && { withoutComparison: true }),
  };
}

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
