import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { cardSettings } from '#features/car-card/site-card.ts';
import type { SiteSearch } from '#features/search/site-search.ts';
import { initialResults } from '#search/instantsearch/page-results.ts';
import { searchRouting } from '#search/instantsearch/routing.ts';
import type { Landing } from '#search/landing.ts';
import type { SearchClient } from '#search/search-client.ts';
import { EMPTY_STATE } from '#search/state.ts';
import { landingLists, landingPath } from '#search/url.ts';
import type { StockConfig } from '#site/schema.ts';
import type { Site } from '#site/site.ts';
import { SearchApp } from './SearchApp.island.tsx';
import type { SearchPayload } from './search-payload.ts';

export interface RenderedSearch {
  /** The screen, ready to be hydrated. */
  readonly html: string;
  readonly payload: SearchPayload;
}

/** No search is made while a page is rendered: its results are there already. */
const silentClient: SearchClient = {
  search: () => Promise.reject(new Error('search: asked while rendering')),
  searchForFacetValues: () => Promise.reject(new Error('search: asked while rendering')),
};

/** The search screen of a landing with its first page of cars, once as HTML and once as what the island needs of it. */
export function renderSearch(
  landing: Landing,
  site: Site,
  stock: StockConfig,
  search: SiteSearch,
  indexUrl: string,
  now: Date,
): RenderedSearch {
  const state = { ...EMPTY_STATE, lists: landingLists(landing) };
  const path = landingPath(landing, site.slugs);
  const { plan } = search;
  const results = search.answer(state);
  const view = { cards: cardSettings(site), soldForDays: stock.soldForDays };
  const built = now.toISOString();
  const address = new URL(path, site.url);
  const html = renderToString(
    createElement(SearchApp, {
      client: silentClient,
      plan,
      view,
      routing: searchRouting(
        () => site.slugs,
        () => address,
      ),
      slugs: () => site.slugs,
      initial: initialResults(results, state, plan),
      built,
    }),
  );
  return { html, payload: { landing, path, built, plan, view, index: indexUrl, results } };
}
