import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import { INDEX_NAME, sortedIndexName } from '#search/query/sort-order.ts';
import type { DefinedSort, ExtraSort } from '#search/state/sorts.ts';

/** A dealer's default order of results (T-16). */
export interface DefaultSort {
  /** The order if the visitor has chosen none; 'most relevant' if absent. */
  readonly sort?: DefinedSort;
  /** The orders that the dealer offers besides the four. */
  readonly extraSorts?: readonly ExtraSort[];
  /** Whether cars without a price are left out when sorted by lowest price. */
  readonly pricedOnly?: boolean;
}

const RELEVANCE = sortedIndexName('relevance');
const LOWEST_FIRST = sortedIndexName('price:asc');

/** Applies the dealer's order to a request without a chosen one, and leaves out cars without a price if configured. */
export function applyDefaultSort(
  { indexName: requested, params }: SearchRequest,
  own: DefaultSort,
): SearchRequest {
  const sorted = requested === INDEX_NAME && own.sort ? sortedIndexName(own.sort) : requested;
  const indexName = sorted === RELEVANCE ? INDEX_NAME : sorted;
  if (!own.pricedOnly || indexName !== LOWEST_FIRST) return { indexName, params };
  return { indexName, params: { ...params, numericFilters: [...(params.numericFilters ?? []), 'price>0'] } };
}

/** A client that applies the dealer's order to every search, whichever engine answers. */
export function withDefaultSort<Client extends SearchClient>(client: Client, own: DefaultSort): Client {
  return {
    ...client,
    search: (requests: readonly SearchRequest[]) =>
      client.search(requests.map((request) => applyDefaultSort(request, own))),
  };
}
