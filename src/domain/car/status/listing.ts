import type { Car } from '#domain/car/car.ts';
import { getLocalYear } from '#domain/hours/local-time.ts';
import { isAvailable, isListed, isSold } from './availability.ts';

/** What a dealer's configuration says about which cars are listed. */
export interface ListingRules {
  /** The number of days for which a sold car stays listed. */
  readonly soldForDays: number;
  /** Ages in years; undefined: any. */
  readonly age?: { readonly min: number; readonly max: number } | undefined;
  readonly exclude: { readonly stocknum: readonly string[] };
}

/** Why the site does not show a car. 'status': by a status that is neither available nor sold (T-33). */
export type HiddenReason = 'website' | 'sold' | 'status' | 'age' | 'excluded';

/** What decides whether a car is listed. */
export type ListedCar = Pick<
  Car,
  'status' | 'sold' | 'sold_date_timestamp' | 'show_on_dealer_website' | 'year' | 'stocknum'
>;

/** Tells of each car why the site does not show it at `now`; undefined for a car that is listed. */
export function createListingCheck(
  { soldForDays, age, exclude }: ListingRules,
  now: Date,
  timeZone: string,
): (car: ListedCar) => HiddenReason | undefined {
  const excluded = new Set(exclude.stocknum);
  const thisYear = getLocalYear(now, timeZone);
  return (car) => {
    if (!car.show_on_dealer_website) return 'website';
    if (!isListed(car, soldForDays, now)) return isAvailable(car) || isSold(car) ? 'sold' : 'status';
    const years = thisYear - car.year;
    if (age && (years < age.min || years > age.max)) return 'age';
    return excluded.has(car.stocknum ?? '') ? 'excluded' : undefined;
  };
}
