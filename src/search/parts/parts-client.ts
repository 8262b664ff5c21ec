import type { Engine } from '#search/engines/embedded/engine.ts';
import type { SearchClient } from '#search/search-client.ts';

/** A search client that can be told to get ready before it is asked. */
export interface PartsClient extends SearchClient {
  /** Loads the index and the engine, once; a search does so too. */
  warm(): void;
}

/**
 * The embedded engine over a dealer's parts behind InstantSearch's interface. On the page itself, because a parts index
 * is small; loaded only when it is needed. An index that could not be loaded is asked for again by the next search.
 */
export function partsClient(indexUrl: string): PartsClient {
  let engine: Promise<Engine> | undefined;
  const ready = (): Promise<Engine> => {
    const loading = engine ?? load(indexUrl);
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

async function load(url: string): Promise<Engine> {
  const [{ createPartsEngine }, { loadIndex }] = await Promise.all([
    import('./parts-engine.ts'),
    import('#search/engines/embedded/load-index.ts'),
  ]);
  return createPartsEngine(await loadIndex(url));
}
