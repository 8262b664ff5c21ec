import type { SearchClient, SearchRequest, SearchResponse } from '#search/query/search-client.ts';
import type { MakeAndModel } from '#search/state/makes-and-models.ts';
import { createEngineClient } from './engine-client.ts';
import { openStockEngine } from './stock-engine.ts';

/** A search in the worker, over the index file at `url`: the same in every message. */
export interface WorkerRequest {
  readonly id: number;
  readonly url: string;
  readonly requests: readonly SearchRequest[];
}

/** The worker's replies: every pair of make and model in stock, once the index has loaded, and what becomes of each search. */
export type WorkerResponse =
  | { readonly models: readonly MakeAndModel[] }
  | ({ readonly id: number } & SearchResponse)
  | { readonly id: number; readonly error: string };

let client: SearchClient | undefined;
const respond = (message: WorkerResponse) => postMessage(message);

addEventListener('message', async ({ data: { id, url, requests } }: MessageEvent<WorkerRequest>) => {
  client ??= createEngineClient(() => openStockEngine(url, (models) => respond({ models })));
  try {
    respond({ id, ...(await client.search(requests)) });
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
