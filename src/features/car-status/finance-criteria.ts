import type { Car } from '#domain/car/car.ts';
import { COUNTRIES } from '#domain/country.ts';
import type { LenderName } from '#domain/finance/lender.ts';
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
