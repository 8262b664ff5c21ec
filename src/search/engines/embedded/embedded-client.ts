import type { SearchClient, SearchResponse, WarmableClient } from '#search/query/search-client.ts';
import type { MakeAndModel } from '#search/state/makes-and-models.ts';
import type { WorkerRequest, WorkerResponse } from './worker-protocol.ts';

type OnModels = (models: readonly MakeAndModel[]) => void;

/**
 * The embedded engine behind InstantSearch's interface. It runs in a worker, because a cold start would block a slow
 * phone for a third of a second, or on the main thread if a worker is unavailable. `onModels` receives the stock's makes
 * and models once the index has loaded.
 */
export function createEmbeddedClient(indexUrl: string, onModels: OnModels): WarmableClient {
  const url = new URL(indexUrl, location.href).href;
  let backend: SearchClient | undefined;
  // What could not be loaded is loaded again by the next search.
  const startOver = () => {
    backend = undefined;
  };
  const start = (): SearchClient => {
    backend ??=
      createWorkerClient(url, onModels, startOver) ?? createMainThreadClient(url, onModels, startOver);
    return backend;
  };
  return {
    warm: () => {
      start();
    },
    search: async (requests) => {
      const client = start();
      try {
        return await client.search(requests);
      } catch (error) {
        if (!(error instanceof WorkerError)) throw error;
        if (backend === client) backend = createMainThreadClient(url, onModels, startOver);
        return start().search(requests);
      }
    },
  };
}

/** The worker failed or is unavailable: the main thread takes over. */
class WorkerError extends Error {}

/** `onLoadFailure` is called if the index can't be loaded. */
function createWorkerClient(
  url: string,
  onModels: OnModels,
  onLoadFailure: () => void,
): SearchClient | undefined {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
  let failure: Error | undefined;
  let lastId = 0;
  const pending = new Map<
    number,
    { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }
  >();
  const fail = (error: Error) => {
    failure = error;
    worker.terminate();
    for (const { reject } of pending.values()) reject(error);
  };
  const take = (id: number) => {
    const request = pending.get(id);
    pending.delete(id);
    return request;
  };
  worker.addEventListener('error', () => fail(new WorkerError()));
  worker.addEventListener('message', ({ data: message }: MessageEvent<WorkerResponse>) => {
    if (message.type === 'ready') return onModels(message.models);
    if (message.type === 'results') return take(message.id)?.resolve({ results: message.results });
    const error = new Error(message.message);
    if (message.id !== undefined) return take(message.id)?.reject(error);
    fail(error);
    onLoadFailure();
  });
  const send = (message: WorkerRequest) => worker.postMessage(message);
  send({ type: 'load', url });
  return {
    search: (requests) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        // InstantSearch adds properties that can't be posted to a worker.
        const cloneable = requests.map(({ indexName, params }) => ({ indexName, params }));
        send({ type: 'search', id, requests: cloneable });
      }),
  };
}

/** The same engine on the main thread, loaded at once. `onLoadFailure` is called if that fails. */
function createMainThreadClient(url: string, onModels: OnModels, onLoadFailure: () => void): SearchClient {
  const engine = (async () => {
    const [{ createStockEngine }, { loadIndex }, { listModels }] = await Promise.all([
      import('./stock-engine.ts'),
      import('./load-index.ts'),
      import('./stock-index.ts'),
    ]);
    const index = await loadIndex(url);
    onModels(listModels(index));
    return createStockEngine(index);
  })();
  engine.catch(onLoadFailure);
  return {
    search: async (requests) => ({ results: (await engine).search(requests) }),
  };
}
