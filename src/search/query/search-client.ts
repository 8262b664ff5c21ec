/** The number of hits on a page if a request does not say; Typesense's own default is 10. */
export const DEFAULT_PAGE_SIZE = 20;

/** A request of InstantSearch (instantsearch.js 4.118), one of a batch. */
export interface SearchRequest {
  readonly indexName: string;
  readonly params: SearchParams;
}

export interface SearchParams {
  readonly query?: string;
  /** 0-based. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: string | readonly string[];
  /** Groups that must all match; one filter of a group is enough: [['make:Toyota', 'make:Mazda'], ['body:suv']]. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** 'price>=20000', groups as above. */
  readonly numericFilters?: readonly (string | readonly string[])[];
  /** The text form of a filter tree. */
  readonly filters?: string;
  readonly maxValuesPerFacet?: number;
  /** The cities that 'distance' sorts by, the nearest first; cars elsewhere come last. */
  readonly nearest?: readonly string[];
}

export type Hit = Record<string, unknown> & { readonly objectID: string };

/** The result of one request, in the shape that InstantSearch reads. */
export interface SearchResult {
  readonly index: string;
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  /** How many of them are not for sale any more (T-30). */
  readonly nbSold?: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly query: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly exhaustiveFacetsCount: boolean;
  readonly exhaustiveNbHits: boolean;
}

/** What an engine finds, as the result of its request. The last lines mean nothing here: InstantSearch reads them, and counts are exact. */
export function toSearchResult(
  { indexName, params: { query = '', page = 0, hitsPerPage = DEFAULT_PAGE_SIZE } }: SearchRequest,
  found: Pick<SearchResult, 'hits' | 'nbHits' | 'nbSold' | 'facets' | 'facets_stats'>,
): SearchResult {
  return {
    ...found,
    ...{ index: indexName, query, page, hitsPerPage },
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.nbHits / hitsPerPage),
    ...{ params: '', processingTimeMS: 0, exhaustiveFacetsCount: true, exhaustiveNbHits: true },
  };
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** The interface of both engines. Results are in the order of the requests; after a rejection the last results stay. */
export interface SearchClient {
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
}

/** A search client that can load its index and engine before the first search. */
export interface WarmableClient extends SearchClient {
  /** Loads the index and the engine once. A search does the same. */
  warm(): void;
}

/** The number of cached responses. */
const CACHE_SIZE = 10;

/** Caches the last 10 responses; the oldest is evicted first, whether or not it was used (T-24), and failures at once. */
export function withSearchCache(client: SearchClient): SearchClient {
  const responses = new Map<string, Promise<SearchResponse>>();
  return {
    ...client,
    search(requests) {
      const key = JSON.stringify(requests.map(({ indexName, params }) => [indexName, params]));
      const cached = responses.get(key);
      if (cached) return cached;
      const response = client.search(requests);
      responses.set(key, response);
      if (responses.size > CACHE_SIZE) responses.delete(responses.keys().next().value ?? '');
      response.catch(() => responses.delete(key));
      return response;
    },
  };
}

/** The client during rendering, when no search may run because the page's results are already known. */
export const rejectingClient: SearchClient = {
  search: () => Promise.reject(new Error('search: requested while rendering.')),
};
