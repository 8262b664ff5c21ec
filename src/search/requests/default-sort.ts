import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import type { DefinedSort } from '#search/state/state.ts';
import { INDEX_NAME, sortedIndexName } from './ui-state.ts';

/** A dealer's word on the order of results (T-16). */
export interface DefaultSort {
  /** The order where a visitor has chosen none; without it the most relevant come first. */
  readonly sort?: DefinedSort;
  /** Whether cars without a price are left out when the lowest price comes first. */
  readonly pricedOnly?: boolean;
}

const RELEVANCE = sortedIndexName('relevance');
const LOWEST_FIRST = sortedIndexName('price:asc');

/** A request in the dealer's order where the visitor has chosen none, and without what that order leaves out. */
export function applyDefaultSort(
  { indexName: asked, params }: SearchRequest,
  own: DefaultSort,
): SearchRequest {
  const sorted = asked === INDEX_NAME && own.sort ? sortedIndexName(own.sort) : asked;
  const indexName = sorted === RELEVANCE ? INDEX_NAME : sorted;
  if (!own.pricedOnly || indexName !== LOWEST_FIRST) return { indexName, params };
  return { indexName, params: { ...params, numericFilters: [...(params.numericFilters ?? []), 'price>0'] } };
}

/** A client whose searches hold to the dealer's order, whichever engine answers. */
export function withDefaultSort<Client extends SearchClient>(client: Client, own: DefaultSort): Client {
  return {
    ...client,
    search: (requests: readonly SearchRequest[]) =>
      client.search(requests.map((request) => applyDefaultSort(request, own))),
  };
}
