import type { Car } from './car/car.ts';
import type { Location } from './location/location.ts';

/** The page of a car (spec 2). */
export function carPath(car: Pick<Car, 'slug'>): string {
  return `/cars/${car.slug}/`;
}

/** The page of a location (spec 2). */
export function locationPath(location: Pick<Location, 'slug'>): string {
  return `/locations/${location.slug}/`;
}

/** The page with the price slider, of a dealer whose cars have prices. */
export const PRICE_PAGE = '/search-by-price/';
