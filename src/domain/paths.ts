import type { ReservePage } from '#domain/car/actions/reservation.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import type { Car } from './car/car.ts';
import { hasPrice } from './car/price/price.ts';
import type { Location } from './location/location.ts';
import { slugify } from './slug.ts';
import { stripQueryAndHash, withQuery } from './url-path.ts';

/** The page of a car. */
export function carPath(car: Pick<Car, 'slug'>): string {
  return `/cars/${car.slug}/`;
}

/** The car whose page a path is ('/cars/2022-toyota-hilux-c1/'); undefined for any other path. */
export function parseCarSlug(path: string): string | undefined {
  return /^\/cars\/([^/]+)\/$/.exec(path)?.[1];
}

/** Where a car is reserved or bought: the page that its dealer uses (T-43). */
export function reservePath(car: Pick<Car, 'slug'>, page: ReservePage): string {
  return `${carPath(car)}${page}/`;
}

/** The brochure of a car as a PDF. */
export function brochurePath(car: Pick<Car, 'slug'>): string {
  return `/brochure/${car.slug}.pdf`;
}

/** The page of a location. */
export function locationPath(location: Pick<Location, 'slug'>): string {
  return `/locations/${location.slug}/`;
}

/** The function that leads typed words to the search that they mean, for those without scripts. */
export const SEARCH_WORDS_PATH = '/api/search';

/** The settings of all search pages (src/features/search/context/search-payload.ts). */
export const SEARCH_SETTINGS_PATH = '/stock/search.json';

/** The parts search. */
export const PARTS_SEARCH_PATH = '/parts/search/';

/** The offers search. */
export const OFFERS_SEARCH_PATH = '/special-offers/';

/** Every part on one page, for those without scripts. */
export const PARTS_LIST_PATH = '/parts/';

/** The page with the price slider, on sites where cars have prices. */
export const PRICE_SEARCH_PATH = '/search-by-price/';

/** The usual address of the finance page; a dealer may choose another. */
export const DEFAULT_FINANCE_PATH = '/finance/';

/** The id of the visitor's budget on the finance page. */
export const BUDGET_ID = 'my-budget';

/** Where visitors set their budget; undefined where the finance page is on another site. */
export function budgetPath(financeLink: string): string | undefined {
  return financeLink.startsWith('/') ? `${stripQueryAndHash(financeLink)}#${BUDGET_ID}` : undefined;
}

/** Every car on one page, by price: for those without scripts. */
export const PRICE_LIST_PATH = '/stock/by-price/';

/** The contact page of premises (T-79), shared by sales, service and parts. */
export function contactPath({ name, slug }: Pick<Location, 'name' | 'slug'>): string {
  return `/contact-us/${slugify(getPremisesName(name)) || slug}/`;
}

/** The page that values what a visitor drives now. */
export const TRADE_IN_PATH = '/trade-in/';

/** The page on which a visitor accepts a trade-in offer. */
export const TRADE_IN_OFFER_PATH = '/trade-in/offer/';

/** The valuation page for a trade-in on one of the dealer's cars: '/cars/trade-in/?car_id=…' (T-50). */
export const CAR_TRADE_IN_PATH = '/cars/trade-in/';

/** The terms of valuations: under /pages/ if the site uses the pages path, else at the root. */
export function valuationTermsPath({ pagesPath }: { readonly pagesPath: boolean }): string {
  return `${pagesPath ? '/pages' : ''}/value-my-car-terms-and-conditions/`;
}

/** A page with a form, for an enquiry about a car. */
export function withCarId(path: string, car: Pick<Car, 'id'>): string {
  return withQuery(path, `car_id=${encodeURIComponent(car.id)}`);
}

/** The finance page for a car, with its id, type, price and seller as far as they are known. */
export function carFinancePath(
  path: string,
  car: Pick<Car, 'id' | 'car_type' | 'price' | 'dealership_slug'>,
): string {
  const price = hasPrice(car) ? `&vehiclePriceBudget=${car.price}` : '';
  const seller =
    car.dealership_slug === null ? '' : `&preferredDealership=${encodeURIComponent(car.dealership_slug)}`;
  return withQuery(withCarId(path, car), `car_type=${car.car_type}${price}${seller}`);
}
