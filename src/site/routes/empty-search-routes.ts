import { findNearestStock } from '#search/requests/nearest-stock.ts';
import { OTHER_MAKES_PATH } from '#search/requests/other-makes.ts';
import { type Landing, listLandings, listPermanentLandings } from '#search/state/landing.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import type { Route } from './route.ts';

/** The searches without stock that have a page of their own: car types, bodies, and what was listed before. */
function listEmptyLandings({ cars, slugs, knownSlugs }: Site): Landing[] {
  const stocked = new Set(listLandings(cars, slugs).map((landing) => landingPath(landing, slugs)));
  return listPermanentLandings(knownSlugs).filter(
    (landing) => !stocked.has(landingPath(landing, knownSlugs)),
  );
}

/** The pages of search addresses without stock. */
export function emptySearchRoutes(site: Site): Route[] {
  const { cars, knownSlugs, formerModels } = site;
  const toRoute = (path: string, landing?: Landing): Route => ({
    path,
    kind: 'none-in-stock',
    input: () => findNearestStock(landing, cars, formerModels),
    source: 'a search path without stock',
  });
  return [
    ...listEmptyLandings(site).map((landing) => toRoute(landingPath(landing, knownSlugs), landing)),
    toRoute(OTHER_MAKES_PATH),
  ];
}
