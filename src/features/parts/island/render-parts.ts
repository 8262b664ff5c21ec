import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PARTS_SEARCH } from '#domain/paths.ts';
import type { LiveParts } from '#features/parts/live-parts.ts';
import { picturesOf } from '#features/photo/pictures.ts';
import { initialResults } from '#search/instantsearch/page-results.ts';
import { searchRouting } from '#search/instantsearch/routing.ts';
import { PARTS_CODEC } from '#search/parts/parts-url.ts';
import { silentClient } from '#search/search-client.ts';
import { EMPTY_STATE } from '#search/state.ts';
import type { Site } from '#site/site.ts';
import { PartsApp } from './PartsApp.island.tsx';
import type { PartsPayload } from './parts-payload.ts';

export interface RenderedParts {
  /** The screen, ready to be hydrated. */
  readonly html: string;
  readonly payload: PartsPayload;
}

/** The parts search with its first page, once as HTML and once as what the island needs of it. */
export function renderParts(parts: LiveParts, site: Pick<Site, 'images' | 'url'>): RenderedParts {
  const pictures = picturesOf(site);
  const results = parts.answer(EMPTY_STATE);
  const address = new URL(PARTS_SEARCH, site.url);
  const html = renderToString(
    createElement(PartsApp, {
      client: silentClient,
      plan: parts.plan,
      spreads: parts.spreads,
      pictures,
      routing: searchRouting(PARTS_CODEC, () => address),
      initial: initialResults(results, EMPTY_STATE, parts.plan),
    }),
  );
  const { plan, spreads, indexUrl } = parts;
  return { html, payload: { plan, spreads, pictures, index: indexUrl, results } };
}
