import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PrerenderedPayload } from '#features/search/build-payload.ts';
import type { SearchSettings } from '#features/search/context/search-payload.ts';
import { buildInitialResults } from '#search/instantsearch/page-results.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { rejectingClient } from '#search/query/search-client.ts';
import { createStockCodec, getLandingState } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { SearchApp } from './SearchApp.island.tsx';

/** Renders the search screen of a landing with its first page of cars, ready to be hydrated. */
export function renderSearch(site: Site, settings: SearchSettings, page: PrerenderedPayload): string {
  const { config, view } = settings;
  const { landing, path, built, results, popularSearches } = page;
  const address = new URL(path, site.url);
  return renderToString(
    createElement(SearchApp, {
      client: rejectingClient,
      config,
      popularSearches,
      view,
      router: createSearchRouter(
        createStockCodec(() => site.slugs, config.sort),
        () => address,
      ),
      slugs: () => site.slugs,
      initial: buildInitialResults(results, getLandingState(landing), config),
      built,
    }),
  );
}
