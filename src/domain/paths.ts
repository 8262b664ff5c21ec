import type { Car } from './car/car.ts';
import type { Location } from './location/location.ts';
import { placeName } from './location/place-name.ts';
import { slugify } from './slug.ts';

/** The page of a car (spec 2). */
export function carPath(car: Pick<Car, 'slug'>): string {
  return `/cars/${car.slug}/`;
}

/** The brochure of a car as a PDF (spec 7). */
export function brochurePath(car: Pick<Car, 'slug'>): string {
  return `/brochure/${car.slug}.pdf`;
}

/** The page of a location (spec 2). */
export function locationPath(location: Pick<Location, 'slug'>): string {
  return `/locations/${location.slug}/`;
}

/** The parts search (spec 2). */
export const PARTS_SEARCH = '/parts/search/';

/** Every part on one page, for those without scripts. */
export const PARTS_LIST = '/parts/';

/** The page with the price slider, of a dealer whose cars have prices. */
export const PRICE_PAGE = '/search-by-price/';

/** The usual address of the finance page; a dealer may choose another (spec 2). */
export const FINANCE_PAGE = '/finance/';

/** Every car on one page, by price: for those without scripts. */
export const PRICE_LIST = '/stock/by-price/';

/** The page to write to the people of a place (spec 2, T-79): its sales, service and parts share one. */
export function contactPath({ name, slug }: Pick<Location, 'name' | 'slug'>): string {
  return `/contact-us/${slugify(placeName(name)) || slug}/`;
}

/** A page with a form, about a car. */
export function aboutCar(path: string, car: Pick<Car, 'id'>): string {
  return `${path}?car_id=${encodeURIComponent(car.id)}`;
}
