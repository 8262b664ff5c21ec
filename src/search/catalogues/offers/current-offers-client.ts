import { writeFilters } from '#search/query/filter-tree.ts';
import type { WarmableClient } from '#search/query/search-client.ts';
import { buildCurrentOffersFilter } from './offer-record.ts';

/** A client that finds the offers valid now, however old the page is. */
export function createCurrentOffersClient(client: WarmableClient, now: () => Date): WarmableClient {
  return {
    ...client,
    search: (requests) => {
      const filters = writeFilters(buildCurrentOffersFilter(now()));
      return client.search(
        requests.map((request) => ({ ...request, params: { ...request.params, filters } })),
      );
    },
  };
}
