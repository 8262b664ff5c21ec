import { isAvailable } from '#domain/car/availability.ts';
import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price.ts';
import { getReservePage, isReservationOffered, RESERVE_PAGES } from '#domain/car/reservation.ts';
import { findSimilarCars } from '#domain/car/similar.ts';
import { brandPagePath, modelPagePath } from '#domain/model-page/model-page.ts';
import {
  carPath,
  contactPath,
  DEFAULT_FINANCE_PATH,
  locationPath,
  PARTS_LIST_PATH,
  PARTS_SEARCH_PATH,
  PRICE_LIST_PATH,
  PRICE_SEARCH_PATH,
  reservePath,
} from '#domain/paths.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import { findSimilarLanding } from '#search/requests/similar-search.ts';
import { listLandings } from '#search/state/landing.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { offerRedirects, offerRoutes } from './offer-routes.ts';

export type PageKind =
  | 'home'
  | 'search'
  | 'stock'
  | 'price'
  | 'car'
  | 'reserve'
  | 'locations'
  | 'location'
  | 'contact'
  | 'content'
  | 'model'
  | 'brand'
  | 'parts'
  | 'parts-list'
  | 'offers'
  | 'offer'
  | 'model-offers'
  | 'favourites'
  | 'compare'
  | 'saved-searches'
  | 'not-found';

/** One page of a dealer. */
export interface Route {
  /** '/cars/2022-toyota-hilux-c104512/': ends in a slash. */
  readonly path: string;
  readonly kind: PageKind;
  /** What the page shows beyond what all pages of the site share: when it is unchanged, so is the page. */
  readonly input: () => unknown;
  /** What gave the page its address, for the message when two claim the same one: 'content/pages/finance.md'. */
  readonly source: string;
}

/** Every page of the site, 404 last. A path may occur twice only by mistake: see findRouteConflicts. */
export function buildRoutes(site: Site): Route[] {
  const all = () => site.cars;
  return [
    { path: '/', kind: 'home', input: all, source: 'the home page' },
    ...(site.stock ? stockRoutes(site, all) : []),
    { path: '/locations/', kind: 'locations', input: all, source: 'the locations page' },
    ...site.locations.map(
      (location): Route => ({
        path: locationPath(location),
        kind: 'location',
        input: all,
        source: `content/locations.json: ${location.id}`,
      }),
    ),
    ...[...new Set(site.locations.map(contactPath))].map(
      (path): Route => ({
        path,
        kind: 'contact',
        input: () => null,
        source: 'the page to write to a location',
      }),
    ),
    ...modelAndBrandRoutes(site, all),
    ...offerRoutes(site, all),
    ...(site.parts.length > 0 ? PARTS_ROUTES : []),
    ...[...site.pages.values()].map(
      (page): Route => ({ path: page.path, kind: 'content', input: () => null, source: page.source }),
    ),
    { path: '/404/', kind: 'not-found', input: all, source: 'the not-found page' },
  ];
}

function stockRoutes(site: Site, all: () => unknown): Route[] {
  return [
    ...listLandings(site.cars, site.slugs).map(
      (landing): Route => ({
        path: landingPath(landing, site.slugs),
        kind: 'search',
        input: all,
        source: 'a search path',
      }),
    ),
    { path: '/stock/', kind: 'stock', input: all, source: 'the stock list' },
    { path: '/favourites/', kind: 'favourites', input: all, source: 'the saved cars' },
    { path: '/compare/', kind: 'compare', input: all, source: 'the comparison' },
    { path: '/saved-searches/', kind: 'saved-searches', input: all, source: 'the saved searches' },
    ...(site.cars.some(hasPrice)
      ? [
          { path: PRICE_SEARCH_PATH, kind: 'price', input: all, source: 'the price page' } as const,
          { path: PRICE_LIST_PATH, kind: 'stock', input: all, source: 'the stock list by price' } as const,
        ]
      : []),
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

/** A page for each car that may be held, which shows the car and where a sold one leads on to. */
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

/** A car's page shows the car with its earlier prices, a few others, and where a sold one leads on to. */
function carPageInput(car: Car, site: Site): unknown {
  const shown = [car, ...findSimilarCars(car, site.cars)];
  return [
    shown.map((one) => [one, site.priceHistory[one.id]]),
    isAvailable(car) || similarSearchPath(car, site),
  ];
}

/** What a dealer wrote about models and makes, with their stock (T-98). */
function modelAndBrandRoutes(site: Site, all: () => unknown): Route[] {
  return [
    ...site.modelPages.map(
      (page): Route => ({
        path: modelPagePath(page),
        kind: 'model',
        input: all,
        source: `content/models.json: ${page.make} ${page.model}`,
      }),
    ),
    ...site.brandPages.map(
      (page): Route => ({
        path: brandPagePath(page),
        kind: 'brand',
        input: all,
        source: `content/brands.json: ${page.make}`,
      }),
    ),
  ];
}

/** Parts are part of what all pages share, so these have no input of their own. */
const PARTS_ROUTES: readonly Route[] = [
  { path: PARTS_SEARCH_PATH, kind: 'parts', input: () => null, source: 'the parts search' },
  { path: PARTS_LIST_PATH, kind: 'parts-list', input: () => null, source: 'the parts list' },
];

/** Where the page of a car that can't be had leads on to. */
function similarSearchPath(car: Car, site: Site): string {
  return landingPath(findSimilarLanding({ ...car, body: car.simple_body }, site.cars), site.slugs);
}

/** Pages that say something to one visitor alone, or lead to a deed: search engines are told of none of them. */
const NOINDEX_KINDS: ReadonlySet<PageKind> = new Set([
  'favourites',
  'compare',
  'saved-searches',
  'reserve',
  'not-found',
]);

/** Whether search engines may list a page. */
export function isIndexed(site: Site, { kind, path }: Route): boolean {
  return !NOINDEX_KINDS.has(kind) && site.pages.get(path)?.indexed !== false;
}

/** One line for every address that two pages claim (T-50). */
export function findRouteConflicts(site: Site): string[] {
  const claimed = new Map<string, Route>();
  return buildRoutes(site).flatMap((route) => {
    const other = claimed.get(route.path);
    claimed.set(route.path, route);
    return other
      ? [
          `${route.source}: ${route.path}: is also the address of ${other.source}. Give one of the two another slug.`,
        ]
      : [];
  });
}

const pathCache = new WeakMap<Site, Set<string>>();

/** The address of every page of the site. */
export function getPagePaths(site: Site): ReadonlySet<string> {
  const known = pathCache.get(site) ?? new Set(buildRoutes(site).map((route) => route.path));
  pathCache.set(site, known);
  return known;
}

/** Whether the site has a page at a path of its own ('/finance/', with or without anchor): links to others are left out. */
export function hasPage(site: Site, href: string): boolean {
  return getPagePaths(site).has(stripQueryAndHash(href));
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Addresses that lead elsewhere: cars that have gone to a similar search (T-30, T-45), dealership slugs to their location,
 * offers that ended, the usual finance page to the dealer's, and where no car is reserved to where it is, or to the car (T-43).
 */
export function buildRedirects(site: Site): Redirect[] {
  const known = new Set(buildRoutes(site).map((route) => route.path));
  const gone = site.removedCars.map((car) => ({
    from: carPath(car),
    to: landingPath(findSimilarLanding(car, site.cars), site.slugs),
  }));
  const dealerships = site.locations.flatMap((location) =>
    location.dealership_slug
      ? [{ from: locationPath({ slug: location.dealership_slug }), to: locationPath(location) }]
      : [],
  );
  const finance = { from: DEFAULT_FINANCE_PATH, to: stripQueryAndHash(site.links.finance) };
  const seen = new Set<string>();
  return [...gone, ...dealerships, ...offerRedirects(site), finance, ...reserveRedirects(site)].filter(
    ({ from }) => !known.has(from) && !seen.has(from) && seen.add(from),
  );
}

/** Two lines for all cars: a line applies only where there is no page. */
function reserveRedirects({ stock, reserve }: Site): Redirect[] {
  if (!stock) return [];
  const any = { slug: ':slug' };
  const used = reserve && getReservePage(reserve);
  return RESERVE_PAGES.map((page) => ({
    from: reservePath(any, page),
    to: !used || page === used ? carPath(any) : reservePath(any, used),
  }));
}
