import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { clearPending, waitForResults } from '#features/search/context/pending-state.ts';
import { buildInitialResults } from '#search/instantsearch/page-results.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { type WarmableClient, withSearchCache } from '#search/query/search-client.ts';
import { ItemSearchApp } from './ItemSearchApp.island.tsx';
import type { ItemKind, ItemPayload } from './item-search.ts';

/** The page of a catalogue search, and the client that answers it. */
export interface MountItemsOptions {
  readonly root: HTMLElement;
  readonly payload: ItemPayload;
  readonly client: WarmableClient;
  /** Whether the prerendered results are out of date and must be searched again at once. */
  readonly outdated?: boolean;
}

/**
 * Hydrates a catalogue search, as mountSearch does the stock search: first as its path alone, then it replays a query string
 * while the page is pending. Resolves when the search is ready for presses.
 */
export function mountItems(kind: ItemKind, options: MountItemsOptions): Promise<void> {
  return new Promise((onReady) => startItemSearch(kind, options, onReady));
}

function startItemSearch(
  { codec, ...kind }: ItemKind,
  { root, payload, client, outdated }: MountItemsOptions,
  whenReady: () => void,
): void {
  const { config, histograms, pictures, results } = payload;
  let hydrated = false;
  const prerendered = new URL(codec.path, location.origin);
  const onReady = () => {
    hydrated = true;
    const hasQuery = codec.write(codec.read(location)) !== codec.path;
    if (hasQuery) dispatchEvent(new PopStateEvent('popstate'));
    else clearPending();
    waitForResults().then(whenReady);
  };
  startTransition(() => {
    hydrateRoot(
      root,
      createElement(ItemSearchApp, {
        kind: { ...kind, codec },
        client: withSearchCache(client),
        config,
        histograms,
        pictures,
        router: createSearchRouter(codec, () => (hydrated ? location : prerendered)),
        initial: buildInitialResults(results, {}, config),
        onReady,
        warm: client.warm,
        outdated,
      }),
      { onRecoverableError: reportError },
    );
  });
}
