import type { SearchRequest, SearchResult } from '#search/query/search-client.ts';
import type { MakeAndModel } from '#search/state/makes-and-models.ts';

/** Messages from the page to the search worker. `load` comes first and only once. */
export type WorkerRequest =
  | { readonly type: 'load'; readonly url: string }
  | { readonly type: 'search'; readonly id: number; readonly requests: readonly SearchRequest[] };

/** The worker's replies. `models`: every pair of make and model in stock, for the slugs in URLs. */
export type WorkerResponse =
  | { readonly type: 'ready'; readonly models: readonly MakeAndModel[] }
  | { readonly type: 'results'; readonly id: number; readonly results: readonly SearchResult[] }
  | { readonly type: 'failed'; readonly id: number | undefined; readonly message: string };
