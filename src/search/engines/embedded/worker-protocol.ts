import type {
  FacetValuesRequest,
  FacetValuesResult,
  SearchRequest,
  SearchResult,
} from '#search/query/search-client.ts';

/** What the page asks of the search worker. `load` comes first and once. */
export type WorkerRequest =
  | { readonly type: 'load'; readonly url: string }
  | { readonly type: 'search'; readonly id: number; readonly requests: readonly SearchRequest[] }
  | { readonly type: 'facet-values'; readonly id: number; readonly requests: readonly FacetValuesRequest[] };

/** What the worker answers. `models`: make and model of every kind in stock, for the slugs of addresses. */
export type WorkerResponse =
  | { readonly type: 'ready'; readonly models: readonly { readonly make: string; readonly model: string }[] }
  | { readonly type: 'results'; readonly id: number; readonly results: readonly SearchResult[] }
  | { readonly type: 'facet-values'; readonly id: number; readonly results: readonly FacetValuesResult[] }
  | { readonly type: 'failed'; readonly id: number | undefined; readonly message: string };
