import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import type { DefinedSort } from '#search/state/state.ts';
import { INDEX, sortedIndex } from './ui-state.ts';

/** A dealer's word on the order of results (T-16). */
export interface OwnOrder {
  /** The order where a visitor has chosen none; without it the most relevant come first. */
  readonly sort?: DefinedSort;
  /** Whether cars without a price are left out when the lowest price comes first. */
  readonly pricedOnly?: boolean;
}

const RELEVANCE = sortedIndex('relevance');
const LOWEST_FIRST = sortedIndex('price:asc');

/** A request in the dealer's order where the visitor has chosen none, and without what that order leaves out. */
export function inOwnOrder({ indexName: asked, params }: SearchRequest, own: OwnOrder): SearchRequest {
  const sorted = asked === INDEX && own.sort ? sortedIndex(own.sort) : asked;
  const indexName = sorted === RELEVANCE ? INDEX : sorted;
  if (!own.pricedOnly || indexName !== LOWEST_FIRST) return { indexName, params };
  return { indexName, params: { ...params, numericFilters: [...(params.numericFilters ?? []), 'price>0'] } };
}

/** A client whose searches hold to the dealer's order, whichever engine answers. */
export function withOwnOrder<Client extends SearchClient>(client: Client, own: OwnOrder): Client {
  return {
    ...client,
    search: (requests: readonly SearchRequest[]) =>
      client.search(requests.map((request) => inOwnOrder(request, own))),
  };
}
