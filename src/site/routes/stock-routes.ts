import { getReservePage, isReservationOffered } from '#domain/car/actions/reservation.ts';
import type { Car } from '#domain/car/car.ts';
import { groupFeatures } from '#domain/car/feature-groups.ts';
import { groupCars } from '#domain/car/group-cars.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { getBelowStock } from '#domain/car/price/price-comparison.ts';
import { findSimilarCars } from '#domain/car/similar.ts';
import { carPath, PRICE_LIST_PATH, PRICE_SEARCH_PATH, reservePath } from '#domain/paths.ts';
import { findSimilarLanding } from '#search/requests/nearest-stock.ts';
import { listLandings } from '#search/state/landing.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { emptySearchRoutes } from './empty-search-routes.ts';
import type { Route } from './route.ts';

/** The pages of a dealer's vehicles; none for a dealer that sells none. */
export function stockRoutes(site: Site): Route[] {
  if (!site.stock) return [];
  return [
    ...listLandings(site.cars, site.slugs).map(
      (landing): Route => ({
        path: landingPath(landing, site.slugs),
        kind: 'search',
        source: 'a search path',
      }),
    ),
    ...emptySearchRoutes(site),
    { path: '/stock/', kind: 'stock', source: 'the stock list' },
    { path: '/favourites/', kind: 'favourites', source: 'the saved cars' },
    { path: '/compare/', kind: 'compare', source: 'the comparison' },
    { path: '/saved-searches/', kind: 'saved-searches', source: 'the saved searches' },
    ...(site.cars.some(hasPrice) ? PRICE_ROUTES : []),
    ...site.cars.map(
      (car): Route => ({
        path: carPath(car),
        kind: 'car',
        input: () => carPageInput(car, site),
        source: `stock: ${car.id}`,
      }),
    ),
    ...reserveRoutes(site),
  ];
}

const PRICE_ROUTES: readonly Route[] = [
  { path: PRICE_SEARCH_PATH, kind: 'price', source: 'the price page' },
  { path: PRICE_LIST_PATH, kind: 'stock', source: 'the stock list by price' },
];

/** A page for each car that can be reserved, with a link to similar cars in case it is sold. */
function reserveRoutes(site: Site): Route[] {
  const { reserve } = site;
  if (!reserve) return [];
  const page = getReservePage(reserve);
  return site.cars
    .filter((car) => isReservationOffered(car, reserve))
    .map((car) => ({
      path: reservePath(car, page),
      kind: 'reserve',
      input: () => [car, similarSearchPath(car, site)],
      source: `stock: ${car.id}`,
    }));
}

/** The data of a car's page: the car with its earlier prices, similar cars, how its price compares, the searches it links to, its features. */
function carPageInput(car: Car, site: Site): unknown {
  const shown = [car, ...findSimilarCars(car, site.cars)];
  return [
    shown.map((one) => [one, site.priceHistory[one.id]]),
    similarSearchPath(car, site),
    getBelowStock(car, site.cars),
    landingPath({ kind: 'make', make: car.make }, site.slugs),
    groupCars(site.cars, 'make').get(car.make)?.length,
    // Their order depends on the stock.
    groupFeatures(car.features, site.cars),
  ];
}

/** The search that the page of a car links to once it is sold. */
export function similarSearchPath(car: Car, site: Site): string {
  return landingPath(findSimilarLanding({ ...car, body: car.simple_body }, site.cars), site.slugs);
}
