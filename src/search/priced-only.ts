import { sortedIndex } from './instantsearch/ui-state.ts';
import type { SearchClient, SearchRequest } from './search-client.ts';

const LOWEST_FIRST = sortedIndex('price:asc');

/** Leaves cars without a price out of every search that puts the lowest price first, whichever engine answers (T-16). */
export function pricedOnly<Client extends SearchClient>(client: Client): Client {
  return {
    ...client,
    search: (requests: readonly SearchRequest[]) => client.search(requests.map(withPrice)),
  };
}

function withPrice(request: SearchRequest): SearchRequest {
  if (request.indexName !== LOWEST_FIRST) return request;
  const { numericFilters = [] } = request.params;
  return { ...request, params: { ...request.params, numericFilters: [...numericFilters, 'price>0'] } };
}
