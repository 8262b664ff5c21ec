import { getReservePage, RESERVE_PAGES } from '#domain/car/actions/reservation.ts';
import { modelOffersPath, possibleOfferPaths } from '#domain/offer/offer.ts';
import {
  carPath,
  DEFAULT_FINANCE_PATH,
  locationPath,
  OFFERS_SEARCH_PATH,
  reservePath,
} from '#domain/paths.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import { findSimilarLanding } from '#search/requests/nearest-stock.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { buildMovedRedirects } from './moved-redirects.ts';
import { getOfferPath } from './offer-routes.ts';
import type { Redirect } from './route.ts';
import { buildRoutes } from './routes.ts';
import { buildSearchRedirects } from './search-redirects.ts';

/**
 * All redirects: the addresses of an earlier website, removed cars to a similar search (T-30, T-45), dealership slugs to their location, ended offers, the
 * default finance page to the dealer's, unused reservation pages to the one in use, or to the car (T-43), and other forms
 * of search addresses.
 */
export function buildRedirects(site: Site): Redirect[] {
  const known = new Set(buildRoutes(site).map((route) => route.path));
  const removed = site.removedCars.map((car) => ({
    from: carPath(car),
    to: landingPath(findSimilarLanding(car, site.cars), site.slugs),
  }));
  const dealerships = site.locations.flatMap((location) =>
    location.dealership_slug
      ? [{ from: locationPath({ slug: location.dealership_slug }), to: locationPath(location) }]
      : [],
  );
  const finance = { from: DEFAULT_FINANCE_PATH, to: stripQueryAndHash(site.links.finance) };
  const moved = buildMovedRedirects(site);
  const seen = new Set<string>();
  const all: Redirect[] = [
    ...moved.exact,
    ...removed,
    ...dealerships,
    ...offerRedirects(site),
    finance,
    ...reserveRedirects(site),
    ...buildSearchRedirects(site),
    ...moved.wildcards,
  ];
  return all.filter(({ from, query }) => {
    const key = [from, query].join('?');
    return (query !== undefined || !known.has(from)) && !seen.has(key) && seen.add(key);
  });
}

/** Redirects of offers: the unused form of an address to the one in use; ended offers, and their models, to the search. */
export function offerRedirects(site: Site): Redirect[] {
  const ended = site.endedOffers.flatMap((offer) => [
    ...possibleOfferPaths(offer),
    ...(site.offersByModel && offer.model ? [modelOffersPath(offer.model)] : []),
  ]);
  return [
    ...site.offers.flatMap((offer) =>
      possibleOfferPaths(offer).map((from) => ({ from, to: getOfferPath(site, offer) })),
    ),
    ...ended.map((from) => ({ from, to: OFFERS_SEARCH_PATH })),
  ];
}

/** Two rules for all cars: a rule applies only if there is no page. */
function reserveRedirects({ stock, reserve }: Site): Redirect[] {
  if (!stock) return [];
  const any = { slug: ':slug' };
  const used = reserve && getReservePage(reserve);
  return RESERVE_PAGES.map((page) => ({
    from: reservePath(any, page),
    to: !used || page === used ? carPath(any) : reservePath(any, used),
  }));
}
