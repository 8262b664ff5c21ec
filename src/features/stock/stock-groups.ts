import { isAvailable, isSold } from '#domain/car/availability.ts';
import type { Car } from '#domain/car/car.ts';
import { priceLabel } from '#domain/car/price.ts';
import { locationOf } from '#domain/car/whereabouts.ts';
import type { Location } from '#domain/location/location.ts';
import { placesOf } from '#domain/location/place.ts';
import { wholeNumber } from '#domain/numbers.ts';
import { carPath } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';

/** A car in one line; a fact that is not known is empty. */
export interface StockRow {
  readonly href: string;
  /** '2022 HiLux SR5': the make is the group's. */
  readonly name: string;
  readonly price: string;
  readonly km: string;
  readonly city: string;
}

/** The cars of one make. */
export interface StockGroup {
  readonly make: string;
  /** Where links on this and other pages jump to. */
  readonly id: string;
  readonly rows: readonly StockRow[];
}

/** Every car by make in alphabetical order; within it by model, the youngest and dearest first. */
export function stockGroups({ cars, slugs, locations }: Site): StockGroup[] {
  const severalPlaces = placesOf(locations).length > 1;
  const sorted = cars.toSorted(
    (a, b) => compare(a.make, b.make) || compare(a.model, b.model) || b.year - a.year || b.price - a.price,
  );
  return [...Map.groupBy(sorted, (car) => car.make)].map(([make, ofMake]) => ({
    make,
    id: slugs.makes.slugOf.get(make) ?? '',
    rows: ofMake.map((car) => stockRow(car, severalPlaces ? locationOf(car, locations) : undefined)),
  }));
}

function stockRow(car: Car, location: Location | undefined): StockRow {
  return {
    href: carPath(car),
    name: [car.year, car.model, car.badge].filter(Boolean).join(' '),
    price: isSold(car) || !isAvailable(car) ? 'SOLD' : priceLabel(car),
    km: car.km === null ? '' : `${wholeNumber(car.km)} km`,
    city: location?.address.city ?? '',
  };
}

const collator = new Intl.Collator('en-AU', { numeric: true });

function compare(a: string, b: string): number {
  return collator.compare(a, b);
}
