import { brandPagePath, modelPagePath } from '#domain/model-page/model-page.ts';
import { contactPath, locationPath, PARTS_LIST_PATH, PARTS_SEARCH_PATH } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';
import { offerRoutes } from './offer-routes.ts';
import type { Route } from './route.ts';
import { stockRoutes } from './stock-routes.ts';

/** Every page of the site, 404 last. findRouteConflicts reports paths that occur twice. */
export function buildRoutes(site: Site): Route[] {
  const all = () => site.cars;
  return [
    { path: '/', kind: 'home', input: all, source: 'the home page' },
    ...stockRoutes(site, all),
    ...locationRoutes(site, all),
    ...modelAndBrandRoutes(site, all),
    ...offerRoutes(site, all),
    ...(site.parts.length > 0 ? PARTS_ROUTES : []),
    ...[...site.pages.values()].map(
      (page): Route => ({ path: page.path, kind: 'content', input: () => null, source: page.source }),
    ),
    { path: '/404/', kind: 'not-found', input: all, source: 'the not-found page' },
  ];
}

function locationRoutes({ locations }: Site, all: () => unknown): Route[] {
  return [
    { path: '/locations/', kind: 'locations', input: all, source: 'the locations page' },
    ...locations.map(
      (location): Route => ({
        path: locationPath(location),
        kind: 'location',
        input: all,
        source: `content/locations.json: ${location.id}`,
      }),
    ),
    ...[...new Set(locations.map(contactPath))].map(
      (path): Route => ({
        path,
        kind: 'contact',
        input: () => null,
        source: 'the page to write to a location',
      }),
    ),
  ];
}

/** The dealer's pages about models and makes, with their stock (T-98). */
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

/** Parts belong to the data that all pages share, so these pages have no input of their own. */
const PARTS_ROUTES: readonly Route[] = [
  { path: PARTS_SEARCH_PATH, kind: 'parts', input: () => null, source: 'the parts search' },
  { path: PARTS_LIST_PATH, kind: 'parts-list', input: () => null, source: 'the parts list' },
];
