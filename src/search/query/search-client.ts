/** What InstantSearch asks (instantsearch.js 4.118): one of a batch of requests. */
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
  /** Groups that must all hold; in a group one is enough: [['make:Toyota', 'make:Mazda'], ['body:suv']]. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** 'price>=20000', groups as above. */
  readonly numericFilters?: readonly (string | readonly string[])[];
  /** The text form of a filter tree. */
  readonly filters?: string;
  readonly maxValuesPerFacet?: number;
}

export type Hit = Record<string, unknown> & { readonly objectID: string };

/** The answer to one request, in the shape InstantSearch reads. */
export interface SearchResult {
  readonly index: string;
  readonly hits: readonly Hit[];
  readonly nbHits: number;
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

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

export interface FacetValuesRequest {
  readonly indexName: string;
  readonly params: SearchParams & {
    readonly facetName: string;
    readonly facetQuery: string;
    readonly maxFacetHits?: number;
  };
}

export interface FacetValuesResult {
  readonly facetHits: readonly {
    readonly value: string;
    readonly highlighted: string;
    readonly count: number;
  }[];
  readonly exhaustiveFacetsCount: boolean;
}

/** What both engines give InstantSearch. Answers come in the order of the requests; a failure rejects, and the last results stay. */
export interface SearchClient {
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
  searchForFacetValues(requests: readonly FacetValuesRequest[]): Promise<readonly FacetValuesResult[]>;
}

/** How many answers are kept. */
const CACHE_SIZE = 10;

/** Keeps the last 10 answers, the oldest given up first whether or not it was used (T-24). Failures are not kept. */
export function withSearchCache(client: SearchClient): SearchClient {
  const answers = new Map<string, Promise<SearchResponse>>();
  return {
    ...client,
    search(requests) {
      const key = JSON.stringify(requests.map(({ indexName, params }) => [indexName, params]));
      const known = answers.get(key);
      if (known) return known;
      const answer = client.search(requests);
      answers.set(key, answer);
      if (answers.size > CACHE_SIZE) answers.delete(answers.keys().next().value ?? '');
      answer.catch(() => answers.delete(key));
      return answer;
    },
  };
}

/** No search is made while a page is rendered: its results are there already. */
export const rejectingClient: SearchClient = {
  search: () => Promise.reject(new Error('search: asked while rendering')),
  searchForFacetValues: () => Promise.reject(new Error('search: asked while rendering')),
};
