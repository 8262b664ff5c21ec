import type { Engine } from '#search/engines/embedded/engine.ts';
import type { StockIndex } from '#search/engines/embedded/stock-index.ts';
import type { WarmableClient } from '#search/query/search-client.ts';

/**
 * The embedded engine over an index file, behind InstantSearch's interface. It runs on the main thread because such an
 * index is small. Index and engine (`importEngine`) are loaded on demand; after a failure the next search tries again.
 */
export function createItemClient(
  indexUrl: string,
  importEngine: () => Promise<(index: StockIndex) => Engine>,
): WarmableClient {
  let engine: Promise<Engine> | undefined;
  const load = async (): Promise<Engine> => {
    const [create, { loadIndex }] = await Promise.all([
      importEngine(),
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
      // The search that needs the engine reports the failure.
      ready().catch(() => undefined);
    },
    search: async (requests) => ({ results: (await ready()).search(requests) }),
  };
}
