import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { picturesOf } from '#features/photo/pictures.ts';
import { initialResults } from '#search/instantsearch/page-results.ts';
import { searchRouting } from '#search/instantsearch/routing.ts';
import { silentClient } from '#search/query/search-client.ts';
import { EMPTY_STATE } from '#search/state/state.ts';
import type { Site } from '#site/site.ts';
import { ItemSearch } from './ItemSearch.island.tsx';
import type { ItemKind } from './item-kind.ts';
import type { ItemPayload } from './item-payload.ts';
import type { LiveItems } from './live-items.ts';

export interface RenderedItems {
  /** The screen, ready to be hydrated. */
  readonly html: string;
  readonly payload: ItemPayload;
}

/** Such a search with its first page, once as HTML and once as what the island needs of it. */
export function renderItems(
  kind: ItemKind,
  items: LiveItems,
  site: Pick<Site, 'images' | 'url'>,
): RenderedItems {
  const pictures = picturesOf(site);
  const results = items.answer(EMPTY_STATE);
  const address = new URL(kind.codec.path, site.url);
  const html = renderToString(
    createElement(ItemSearch, {
      kind,
      client: silentClient,
      plan: items.plan,
      spreads: items.spreads,
      pictures,
      routing: searchRouting(kind.codec, () => address),
      initial: initialResults(results, EMPTY_STATE, items.plan),
    }),
  );
  const { plan, spreads, indexUrl } = items;
  return { html, payload: { plan, spreads, pictures, index: indexUrl, results } };
}
