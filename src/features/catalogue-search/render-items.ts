import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { buildImageUrlPattern } from '#features/photo/photo.ts';
import { buildInitialResults } from '#search/instantsearch/page-results.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { rejectingClient } from '#search/query/search-client.ts';
import type { Site } from '#site/site.ts';
import { ItemSearchApp } from './ItemSearchApp.island.tsx';
import type { ItemKind, ItemPayload, PublishedItemSearch } from './item-search.ts';

export interface RenderedItems {
  /** The screen, ready to be hydrated. */
  readonly html: string;
  readonly payload: ItemPayload;
}

/** Renders a catalogue search with its first page of results, as HTML and as the island's payload. */
export function renderItems(
  kind: ItemKind,
  items: PublishedItemSearch,
  site: Pick<Site, 'images' | 'url'>,
): RenderedItems {
  const pictures = buildImageUrlPattern(site);
  const results = items.getResults({});
  const address = new URL(kind.codec.path, site.url);
  const html = renderToString(
    createElement(ItemSearchApp, {
      kind,
      client: rejectingClient,
      config: items.config,
      histograms: items.histograms,
      pictures,
      router: createSearchRouter(kind.codec, () => address),
      initial: buildInitialResults(results, {}, items.config),
    }),
  );
  const { config, histograms, indexUrl } = items;
  return { html, payload: { config, histograms, pictures, index: indexUrl, results } };
}
