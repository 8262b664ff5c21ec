import { buildFacetLinks } from '#search/refinements/search-page.ts';
import { getCarsForSale } from '#search/requests/initially-listed-cars.ts';
import { findNearestStock } from '#search/requests/nearest-stock.ts';
import { OTHER_MAKES_PATH } from '#search/requests/other-makes.ts';
import {
  findStockedName,
  type Landing,
  listLandings,
  listPermanentLandings,
  matchesLanding,
} from '#search/state/landing.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import type { Route } from './route.ts';

/** The searches without stock that have a page of their own: car types, bodies, and what was listed before. */
function listEmptyLandings({ cars, slugs, knownSlugs, kinds }: Site): Landing[] {
  const stocked = new Set(listLandings(cars, slugs).map((landing) => landingPath(landing, slugs)));
  return listPermanentLandings(knownSlugs, kinds).filter(
    (landing) => !stocked.has(landingPath(landing, knownSlugs)) && !findStockedName(landing, cars),
  );
}

/** What a search without stock shows: what comes closest, and how many vehicles are in the searches that it links to. */
function emptySearchInput(site: Site, landing: Landing | undefined): unknown {
  const { cars, slugs, formerModels, priceHistory } = site;
  const nearest = findNearestStock(landing, cars, formerModels);
  const listed = getCarsForSale(site);
  return [
    nearest.cars,
    nearest.cars.map(({ id }) => priceHistory[id]),
    nearest.landings.map((close) => [
      landingPath(close, slugs),
      listed.filter((car) => matchesLanding(close, car)).length,
    ]),
    nearest.landings.length === 0 && buildFacetLinks({ kind: 'all' }, listed, slugs),
    listed.length > 0,
  ];
}

/** The pages of search addresses without stock. */
export function emptySearchRoutes(site: Site): Route[] {
  const { knownSlugs } = site;
  const toRoute = (path: string, landing?: Landing): Route => ({
    path,
    kind: 'none-in-stock',
    input: () => emptySearchInput(site, landing),
    source: 'a search path without stock',
  });
  return [
    ...listEmptyLandings(site).map((landing) => toRoute(landingPath(landing, knownSlugs), landing)),
    toRoute(OTHER_MAKES_PATH),
  ];
}
