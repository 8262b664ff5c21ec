import type {
  FacetValuesRequest,
  FacetValuesResult,
  SearchClient,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from '#search/query/search-client.ts';
import type { WorkerRequest, WorkerResponse } from './worker-protocol.ts';

/** A search client that can be told to get ready before it is asked. */
export interface WarmableClient extends SearchClient {
  /** Loads the index and the engine, once; a search does so too. */
  warm(): void;
}

type Models = readonly { readonly make: string; readonly model: string }[];

/**
 * The embedded engine behind InstantSearch's interface: in a worker, because a cold start would block a slow phone for a
 * third of a second; on the page itself where no worker can be made. `onModels` hears of the stock's makes and models
 * when the index is there.
 */
export function createEmbeddedClient(indexUrl: string, onModels: (models: Models) => void): WarmableClient {
  const url = new URL(indexUrl, location.href).href;
  let backend: SearchClient | undefined;
  const start = (): SearchClient => {
    backend ??= createWorkerClient(url, onModels) ?? createMainThreadClient(url, onModels);
    return backend;
  };
  const withFallback = async <Answer>(ask: (client: SearchClient) => Promise<Answer>): Promise<Answer> => {
    const asked = start();
    try {
      return await ask(asked);
    } catch (error) {
      if (error instanceof IndexLoadError && backend === asked) backend = undefined;
      if (!(error instanceof WorkerError)) throw error;
      if (backend === asked) backend = createMainThreadClient(url, onModels);
      return ask(start());
    }
  };
  return {
    warm: () => {
      start();
    },
    search: (requests) => withFallback((client) => client.search(requests)),
    searchForFacetValues: (requests) => withFallback((client) => client.searchForFacetValues(requests)),
  };
}

/** The worker itself is broken or can't be had: the page takes over. */
class WorkerError extends Error {}

/** The index could not be loaded: the next search tries again from the start. */
class IndexLoadError extends Error {}

function createWorkerClient(url: string, onModels: (models: Models) => void): SearchClient | undefined {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
  let broken: Error | undefined;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (results: never) => void; reject: (error: Error) => void }>();
  const breakDown = (error: Error) => {
    broken = error;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('error', () => breakDown(new WorkerError('search: the worker failed')));
  worker.addEventListener('message', ({ data: message }: MessageEvent<WorkerResponse>) => {
    if (message.type === 'ready') return onModels(message.models);
    if (message.type === 'failed' && message.id === undefined)
      return breakDown(new IndexLoadError(message.message));
    const { id = 0 } = message;
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (message.type === 'failed') waiter?.reject(new Error(message.message));
    else waiter?.resolve(message.results as never);
  });
  const send = (message: WorkerRequest) => worker.postMessage(message);
  const ask = <Results>(message: (id: number) => WorkerRequest): Promise<Results> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      send(message(id));
    });
  send({ type: 'load', url });
  return {
    search: async (requests: readonly SearchRequest[]): Promise<SearchResponse> => ({
      results: await ask<readonly SearchResult[]>((id) => ({
        type: 'search',
        id,
        requests: toCloneableRequests(requests),
      })),
    }),
    searchForFacetValues: (requests: readonly FacetValuesRequest[]) =>
      ask<readonly FacetValuesResult[]>((id) => ({
        type: 'facet-values',
        id,
        requests: toCloneableRequests(requests),
      })),
  };
}

/** InstantSearch adds parts that can't be sent to a worker. */
function toCloneableRequests<Request extends SearchRequest>(requests: readonly Request[]): Request[] {
  return requests.map(({ indexName, params }) => ({ indexName, params })) as Request[];
}

/** The same engine on the page, loaded only when it is needed. */
function createMainThreadClient(url: string, onModels: (models: Models) => void): SearchClient {
  const engine = (async () => {
    const [{ createStockEngine }, { loadIndex }, { listModels }] = await Promise.all([
      import('./stock-engine.ts'),
      import('./load-index.ts'),
      import('./stock-index.ts'),
    ]);
    const index = await loadIndex(url).catch((error: Error) => {
      throw new IndexLoadError(error.message);
    });
    onModels(listModels(index));
    return createStockEngine(index);
  })();
  return {
    search: async (requests) => ({ results: (await engine).search(requests) }),
    searchForFacetValues: async (requests) => (await engine).searchForFacetValues(requests),
  };
}
