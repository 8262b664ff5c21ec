import { findCarsAt } from '#domain/car/car-location.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import type { Location } from '#domain/location/location.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { brandPagePath, modelPagePath } from '#domain/model-page/model-page.ts';
import { contactPath, locationPath, PARTS_LIST_PATH, PARTS_SEARCH_PATH } from '#domain/paths.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import { getCarsForSale } from '#search/requests/initially-listed-cars.ts';
import { MODEL_QUERY_PAGE_SIZE } from '#search/requests/model-query.ts';
import type { Site } from '#site/site.ts';
import { offerRoutes } from './offer-routes.ts';
import type { Route } from './route.ts';
import { similarSearchPath, stockRoutes } from './stock-routes.ts';

/** Every page of the site, 404 last. findRouteConflicts reports paths that occur twice. */
export function buildRoutes(site: Site): Route[] {
  return [
    { path: '/', kind: 'home', source: 'the home page' },
    ...stockRoutes(site),
    ...locationRoutes(site),
    ...modelAndBrandRoutes(site),
    ...offerRoutes(site),
    ...(site.parts.length > 0 ? PARTS_ROUTES : []),
    ...[...site.pages.values()].map(
      (page): Route => ({ path: page.path, kind: 'content', source: page.source }),
    ),
    { path: '/404/', kind: 'not-found', source: 'the not-found page' },
  ];
}

function locationRoutes(site: Site): Route[] {
  const { locations } = site;
  return [
    { path: '/locations/', kind: 'locations', source: 'the locations page' },
    ...locations.map(
      (location): Route => ({
        path: locationPath(location),
        kind: 'location',
        input: () => locationPageInput(location, site),
        source: `content/locations.json: ${location.id}`,
      }),
    ),
    ...[...new Set(locations.map(contactPath))].map(
      (path): Route => ({
        path,
        kind: 'contact',
        source: 'the page to write to a location',
      }),
    ),
  ];
}

/** What the page of a location shows of the stock: the newest cars there, and how many there are. */
function locationPageInput(location: Location, site: Site): unknown {
  const { cars, locations, priceHistory } = site;
  const place = groupByAddress(locations).find(({ departments }) => departments.includes(location));
  const here = place ? findCarsAt(place, cars.filter(isForSale), locations) : [];
  const listed = getCarsForSale(site);
  const ofDealership = listed.filter((car) => car.dealership_slug === location.dealership_slug).length;
  const shown = here.slice(0, MODEL_QUERY_PAGE_SIZE);
  return [
    shown.map((car) => [car, priceHistory[car.id], similarSearchPath(car, site)]),
    here.length,
    ofDealership,
    location.dealership_slug === null && listed.length,
  ];
}

/** The dealer's pages about models and makes, with their stock (T-98). */
function modelAndBrandRoutes(site: Site): Route[] {
  return [
    ...site.modelPages.map(
      (page): Route => ({
        path: modelPagePath(page),
        kind: 'model',
        source: `content/models.json: ${page.make} ${page.model}`,
      }),
    ),
    ...site.brandPages.map(
      (page): Route => ({
        path: brandPagePath(page),
        kind: 'brand',
        source: `content/brands.json: ${page.make}`,
      }),
    ),
  ];
}

const PARTS_ROUTES: readonly Route[] = [
  { path: PARTS_SEARCH_PATH, kind: 'parts', source: 'the parts search' },
  { path: PARTS_LIST_PATH, kind: 'parts-list', source: 'the parts list' },
];

const pathCache = new WeakMap<Site, Set<string>>();

/** The address of every page of the site that links may lead to: none without stock. */
export function getPagePaths(site: Site): ReadonlySet<string> {
  const linked = () => buildRoutes(site).filter(({ kind }) => kind !== 'none-in-stock');
  const known = pathCache.get(site) ?? new Set(linked().map((route) => route.path));
  pathCache.set(site, known);
  return known;
}

/** Whether the site has a page at a path ('/finance/', with or without an anchor); links to missing pages are left out. */
export function hasPage(site: Site, href: string): boolean {
  return getPagePaths(site).has(stripQueryAndHash(href));
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
