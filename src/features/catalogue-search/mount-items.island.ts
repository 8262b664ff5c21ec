import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { clearPending } from '#features/search/context/pending-state.ts';
import type { ItemClient } from '#search/catalogues/items/item-client.ts';
import { buildInitialResults } from '#search/instantsearch/page-results.ts';
import { createSearchRouting } from '#search/instantsearch/routing.ts';
import { withSearchCache } from '#search/query/search-client.ts';
import { EMPTY_STATE } from '#search/state/state.ts';
import { ItemSearchApp } from './ItemSearchApp.island.tsx';
import type { ItemKind } from './item-kind.ts';
import type { ItemPayload } from './item-payload.ts';

/** The page of a search beside the stock's, and what answers it. */
export interface MountItemsOptions {
  readonly root: HTMLElement;
  readonly payload: ItemPayload;
  readonly client: ItemClient;
  /** Whether the results in the page are no longer true, so that they are searched for at once. */
  readonly outdated?: boolean;
}

/**
 * Makes such a search live, as mountSearch does the stock search: it is hydrated as its path alone, then a query string
 * is replayed under the veil.
 */
export function mountItems(
  { codec, ...kind }: ItemKind,
  { root, payload, client, outdated }: MountItemsOptions,
): void {
  const { plan, spreads, pictures, results } = payload;
  let hydrated = false;
  const prerendered = new URL(codec.path, location.origin);
  const onReady = () => {
    hydrated = true;
    const asked = codec.write(codec.read(location)) !== codec.path;
    if (asked) dispatchEvent(new PopStateEvent('popstate'));
    else clearPending();
  };
  startTransition(() => {
    hydrateRoot(
      root,
      createElement(ItemSearchApp, {
        kind: { ...kind, codec },
        client: withSearchCache(client),
        plan,
        spreads,
        pictures,
        routing: createSearchRouting(codec, () => (hydrated ? location : prerendered)),
        initial: buildInitialResults(results, EMPTY_STATE, plan),
        onReady,
        warm: client.warm,
        outdated,
      }),
      { onRecoverableError: reportError },
    );
  });
}
