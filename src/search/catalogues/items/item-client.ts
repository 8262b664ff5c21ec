import type { Engine } from '#search/engines/embedded/engine.ts';
import type { StockIndex } from '#search/engines/embedded/stock-index.ts';
import type { SearchClient } from '#search/query/search-client.ts';

/** A search client that can be told to get ready before it is asked. */
export interface ItemClient extends SearchClient {
  /** Loads the index and the engine, once; a search does so too. */
  warm(): void;
}

/**
 * The embedded engine over an index file behind InstantSearch's interface. On the page itself, because such an index is
 * small; index and engine (`makeEngine`) are loaded only when they are needed. An index that could not be loaded is asked
 * for again by the next search.
 */
export function createItemClient(
  indexUrl: string,
  makeEngine: () => Promise<(index: StockIndex) => Engine>,
): ItemClient {
  let engine: Promise<Engine> | undefined;
  const load = async (): Promise<Engine> => {
    const [create, { loadIndex }] = await Promise.all([
      makeEngine(),
      import('#search/engines/embedded/load-index.ts'),
    ]);
    return create(await loadIndex(indexUrl));
  };
  const ready = (): Promise<Engine> => {
    const loading = engine ?? load();
    engine = loading;
    loading.catch(() => {
      if (engine === loading) engine = undefined;
    });
    return loading;
  };
  return {
    warm: () => {
      // A failure is told by the search that needs it.
      ready().catch(() => undefined);
    },
    search: async (requests) => ({ results: (await ready()).search(requests) }),
    searchForFacetValues: async (requests) => (await ready()).searchForFacetValues(requests),
  };
}
