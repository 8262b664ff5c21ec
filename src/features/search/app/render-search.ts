import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { buildCardSettings } from '#features/car-card/site-card.ts';
import { buildPromoTiles } from '#features/promo/promo-tile.ts';
import type { SearchPayload } from '#features/search/context/search-payload.ts';
import { buildFilterPanelModel } from '#features/search/filter-panel-model.ts';
import type { PublishedSearch } from '#features/search/published-search.ts';
import {
  buildExampleSentence,
  listSearchPlaces,
  readNearestSettings,
} from '#features/search/search-words.ts';
import { buildInitialResults } from '#search/instantsearch/page-results.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { rejectingClient } from '#search/query/search-client.ts';
import { getInitiallyListedCars } from '#search/requests/initially-listed-cars.ts';
import type { Landing } from '#search/state/landing.ts';
import { createStockCodec, getLandingState, landingPath } from '#search/state/url.ts';
import type { StockConfig } from '#site/config/stock.ts';
import type { Site } from '#site/site.ts';
import { SearchApp } from './SearchApp.island.tsx';

export interface RenderedSearch {
  /** The screen, ready to be hydrated. */
  readonly html: string;
  readonly payload: SearchPayload;
}

/** Renders the search screen of a landing with its first page of cars, as HTML and as the island's payload. */
export function renderSearch(
  landing: Landing,
  site: Site,
  stock: StockConfig,
  search: PublishedSearch,
  now: Date,
): RenderedSearch {
  const state = getLandingState(landing);
  const results = search.getResults(state);
  const payload = {
    ...buildEmptySearchPayload(site, stock, search, now),
    landing,
    path: landingPath(landing, site.slugs),
    results,
    popularSearches: search.popularSearches(state),
  };
  const address = new URL(payload.path, site.url);
  const html = renderToString(
    createElement(SearchApp, {
      client: rejectingClient,
      config: payload.config,
      popularSearches: payload.popularSearches,
      view: payload.view,
      router: createSearchRouter(
        createStockCodec(() => site.slugs, payload.config.sort),
        () => address,
      ),
      slugs: () => site.slugs,
      initial: buildInitialResults(results, state, payload.config),
      built: payload.built,
    }),
  );
  return { html, payload };
}

/** The payload of a page that was not prerendered: its island searches for what the address says. */
export function buildEmptySearchPayload(
  site: Site,
  stock: StockConfig,
  search: PublishedSearch,
  now: Date,
): SearchPayload {
  return {
    landing: { kind: 'all' },
    path: '/search/',
    built: now.toISOString(),
    config: search.config,
    view: {
      cards: buildCardSettings(site),
      soldForDays: stock.soldForDays,
      panel: buildFilterPanelModel(site, search),
      stockCount: stock.count ?? site.cars.length,
      slug: site.slug,
      contact: site.links.contact,
      histograms: search.histograms,
      promos: buildPromoTiles(site, now),
      example: buildExampleSentence(getInitiallyListedCars(site)),
      places: listSearchPlaces(site),
      nearest: readNearestSettings(site),
    },
    index: search.indexUrl,
    popularSearches: [],
    host: search.host,
    results: undefined,
  };
}
