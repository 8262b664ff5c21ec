import { describeOffer } from '#domain/car/price/subscription.ts';
import { buildCardSettings } from '#features/car-card/site-card.ts';
import { buildPromoTiles } from '#features/promo/promo-tile.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import { getInitiallyListedCars } from '#search/requests/initially-listed-cars.ts';
import type { Landing } from '#search/state/landing.ts';
import { getLandingState, landingPath } from '#search/state/url.ts';
import type { StockConfig } from '#site/config/stock.ts';
import type { Site } from '#site/site.ts';
import type { PagePayload, SearchSettings } from './context/search-payload.ts';
import { buildFilterPanelModel } from './filter-panel-model.ts';
import type { PublishedSearch } from './published-search.ts';
import { buildExampleSentence, listSearchPlaces, readNearestSettings } from './search-words.ts';

/** The payload of a page with its first cars. */
export type PrerenderedPayload = PagePayload & { readonly results: PageResults };

/** The settings of all search pages of a dealer. */
export function buildSearchSettings(
  site: Site,
  stock: StockConfig,
  search: PublishedSearch,
  now: Date,
): SearchSettings {
  return {
    config: search.config,
    view: {
      cards: buildCardSettings(site),
      offer: describeOffer(stock.leadPrice),
      soldForDays: stock.soldForDays,
      panel: buildFilterPanelModel(site, search),
      stockCount: stock.count ?? site.cars.length,
      slug: site.slug,
      contact: site.links.contact,
      histograms: search.histograms,
      usualLoan: search.usualLoan,
      promos: buildPromoTiles(site, now),
      example: buildExampleSentence(getInitiallyListedCars(site), stock.leadPrice),
      places: listSearchPlaces(site),
      nearest: readNearestSettings(site),
    },
    index: search.indexUrl,
    host: search.host,
  };
}

/** What a landing's page gets: its first page of cars, and the popular searches to offer there. */
export function buildPagePayload(
  landing: Landing,
  site: Site,
  search: PublishedSearch,
  now: Date,
): PrerenderedPayload {
  const state = getLandingState(landing);
  return {
    landing,
    path: landingPath(landing, site.slugs),
    built: now.toISOString(),
    results: search.getResults(state),
    popularSearches: search.popularSearches(state),
  };
}
