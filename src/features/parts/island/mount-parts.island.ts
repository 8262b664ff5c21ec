import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PARTS_SEARCH } from '#domain/paths.ts';
import { unveil } from '#features/search/island/veil.ts';
import { initialResults } from '#search/instantsearch/page-results.ts';
import { searchRouting } from '#search/instantsearch/routing.ts';
import { partsClient } from '#search/parts/parts-client.ts';
import { PARTS_CODEC } from '#search/parts/parts-url.ts';
import { cached } from '#search/search-client.ts';
import { EMPTY_STATE } from '#search/state.ts';
import { PartsApp } from './PartsApp.island.tsx';
import type { PartsPayload } from './parts-payload.ts';

/**
 * Makes the prerendered parts search live, as mountSearch does the stock search: it is hydrated as its path alone, then
 * a query string is replayed under the veil.
 */
export function mountParts(
  root: HTMLElement,
  { plan, spreads, pictures, index, results }: PartsPayload,
): void {
  let hydrated = false;
  const client = partsClient(index);
  const prerendered = new URL(PARTS_SEARCH, location.origin);
  const onReady = () => {
    hydrated = true;
    const asked = PARTS_CODEC.write(PARTS_CODEC.read(location)) !== PARTS_SEARCH;
    if (asked) dispatchEvent(new PopStateEvent('popstate'));
    else unveil();
    root.addEventListener('focusin', client.warm, { once: true });
    root.addEventListener('pointerover', client.warm, { once: true });
  };
  startTransition(() => {
    hydrateRoot(
      root,
      createElement(PartsApp, {
        client: cached(client),
        plan,
        spreads,
        pictures,
        routing: searchRouting(PARTS_CODEC, () => (hydrated ? location : prerendered)),
        initial: initialResults(results, EMPTY_STATE, plan),
        onReady,
      }),
      { onRecoverableError: reportError },
    );
  });
}
