import type { ItemClient } from '#search/catalogues/items/item-client.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildCurrentOffersFilter } from './offer-record.ts';

/** A client that finds the offers valid now, however old the page is. */
export function createCurrentOffersClient(client: ItemClient, now: () => Date): ItemClient {
  const withCurrentFilter = <Request extends { readonly params: object }>(
    requests: readonly Request[],
  ): Request[] => {
    const filters = writeFilters(buildCurrentOffersFilter(now()));
    return requests.map((request) => ({ ...request, params: { ...request.params, filters } }));
  };
  return {
    ...client,
    search: (requests) => client.search(withCurrentFilter(requests)),
    searchForFacetValues: (requests) => client.searchForFacetValues(withCurrentFilter(requests)),
  };
}
