import type { SearchClient, SearchResponse, WarmableClient } from '#search/query/search-client.ts';
import { createEngineClient } from './engine-client.ts';
import type { OnModels } from './stock-engine.ts';
import type { WorkerRequest, WorkerResponse } from './worker.ts';

/**
 * The embedded engine behind InstantSearch's interface. It runs in a worker, because a cold start would block a slow
 * phone for a third of a second, or on the main thread if a worker fails or is unavailable.
 */
export function createEmbeddedClient(indexUrl: string, onModels: OnModels): WarmableClient {
  const url = new URL(indexUrl, location.href).href;
  const createMainThreadClient = () =>
    createEngineClient(async () => (await import('./stock-engine.ts')).openStockEngine(url, onModels));
  let backend: SearchClient | undefined;
  const start = (): SearchClient => {
    backend ??= createWorkerClient(url, onModels) ?? createMainThreadClient();
    return backend;
  };
  return {
    warm: () => {
      // The search that needs the engine reports the failure, and takes the main thread.
      start()
        .search([])
        .catch(() => undefined);
    },
    search: async (requests) => {
      const client = start();
      try {
        return await client.search(requests);
      } catch (error) {
        if (!(error instanceof WorkerError)) throw error;
        if (backend === client) backend = createMainThreadClient();
        return start().search(requests);
      }
    },
  };
}

/** The worker failed: the main thread takes over. */
class WorkerError extends Error {}

function createWorkerClient(url: string, onModels: OnModels): SearchClient | undefined {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
  let failure: WorkerError | undefined;
  let lastId = 0;
  const pending = new Map<
    number,
    { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }
  >();
  worker.addEventListener('error', () => {
    failure = new WorkerError();
    worker.terminate();
    for (const { reject } of pending.values()) reject(failure);
  });
  worker.addEventListener('message', ({ data: message }: MessageEvent<WorkerResponse>) => {
    if ('models' in message) return onModels(message.models);
    const search = pending.get(message.id);
    pending.delete(message.id);
    if ('error' in message) search?.reject(new Error(message.error));
    else search?.resolve({ results: message.results });
  });
  return {
    search: (requests) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        // InstantSearch adds properties that can't be posted to a worker.
        const cloneable = requests.map(({ indexName, params }) => ({ indexName, params }));
        worker.postMessage({ id, url, requests: cloneable } satisfies WorkerRequest);
      }),
  };
}
