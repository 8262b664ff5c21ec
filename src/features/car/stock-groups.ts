import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { isAvailable, isSold } from '#domain/car/status/availability.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { FORMAT_LOCALE, formatWholeNumber } from '#domain/numbers.ts';
import { carPath, PRICE_LIST_PATH } from '#domain/paths.ts';
import { countInRange } from '#search/query/count-in-range.ts';
import { buildPriceBuckets } from '#search/refinements/price-buckets.ts';
import type { Range } from '#search/state/range.ts';
import type { Site } from '#site/site.ts';

/** A car in one line; unknown facts are empty. */
export interface StockRow {
  readonly href: string;
  /** '2022 HiLux SR5', with the make unless the group is of one make. */
  readonly name: string;
  readonly price: string;
  readonly km: string;
  readonly city: string;
}

/** A group of cars on a list, under one heading. */
export interface StockGroup {
  /** 'Toyota'; '$20,000 to $30,000'. */
  readonly name: string;
  /** The anchor of the group, for links on this and other pages. */
  readonly id: string;
  readonly rows: readonly StockRow[];
}

/** All cars by make in alphabetical order; within a make by model, the newest first, then the dearest. */
export function groupByMake({ cars, slugs, locations }: Site): StockGroup[] {
  const hasSeveralPremises = groupByAddress(locations).length > 1;
  const sorted = cars.toSorted(
    (a, b) => compare(a.make, b.make) || compare(a.model, b.model) || b.year - a.year || b.price - a.price,
  );
  return [...Map.groupBy(sorted, (car) => car.make)].map(([make, carsOfMake]) => ({
    name: make,
    id: slugs.makes.slugOf.get(make) ?? '',
    rows: carsOfMake.map((car) => ({
      ...toStockRow(car, [car.year, car.model, car.badge]),
      city: (hasSeveralPremises && findCarLocation(car, locations)?.address.city) || '',
    })),
  }));
}

/**
 * All cars by the default price ranges, the cheapest range first; within a range the dearest first. As in the search, a car
 * at the boundary of two ranges is in both. Cars without a price are last.
 */
export function groupByPrice({ cars }: Site): StockGroup[] {
  const priced = cars.filter(hasPrice).map((car) => ({ car, price: Math.round(car.price) }));
  const rowsOf = (listed: readonly Car[]) =>
    listed.map((car) => toStockRow(car, [car.year, car.make, car.model, car.badge]));
  const buckets = buildPriceBuckets(priced.map(({ price }) => price)).map(({ range, label }) => ({
    name: label,
    id: priceBucketId(range),
    rows: rowsOf(
      priced
        .filter(({ price }) => countInRange([price], range) > 0)
        .sort((a, b) => b.price - a.price)
        .map(({ car }) => car),
    ),
  }));
  const unpriced = cars.filter((car) => !hasPrice(car));
  return unpriced.length === 0
    ? buckets
    : [...buckets, { name: 'Price on request', id: 'on-request', rows: rowsOf(unpriced) }];
}

/** The path and anchor of a default price range on the list by price. */
export function priceListPath(range: Range): string {
  return `${PRICE_LIST_PATH}#${priceBucketId(range)}`;
}

function priceBucketId({ min = 0 }: Range): string {
  return `from-${min}`;
}

function toStockRow(car: Car, name: readonly (string | number | null)[]): StockRow {
  return {
    href: carPath(car),
    name: name.filter(Boolean).join(' '),
    price: isSold(car) || !isAvailable(car) ? 'SOLD' : priceLabel(car),
    km: car.km === null ? '' : `${formatWholeNumber(car.km)} km`,
    city: '',
  };
}

const collator = new Intl.Collator(FORMAT_LOCALE, { numeric: true });

function compare(a: string, b: string): number {
  return collator.compare(a, b);
}
