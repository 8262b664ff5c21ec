import type { WarmableClient } from '#search/query/search-client.ts';
import type { Engine } from './engine.ts';

/**
 * An engine of this thread behind InstantSearch's interface. The first search opens it, with its code and its index; after a
 * failure the next search tries again.
 */
export function createEngineClient(open: () => Promise<Engine>): WarmableClient {
  let engine: Promise<Engine> | undefined;
  const ready = (): Promise<Engine> => {
    const opening = engine ?? open();
    engine = opening;
    opening.catch(() => {
      if (engine === opening) engine = undefined;
    });
    return opening;
  };
  return {
    warm: () => {
      // The search that needs the engine reports the failure.
      ready().catch(() => undefined);
    },
    search: async (requests) => ({ results: (await ready()).search(requests) }),
  };
}
