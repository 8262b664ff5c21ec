import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import { NEAREST_SORT } from '#search/state/state.ts';
import { INDEX_NAME, sortedIndexName } from './ui-state.ts';

const NEAREST_FIRST = sortedIndexName(NEAREST_SORT.name);

/** A request sorted by distance with its cities; in the dealer's own order as long as nobody knows from where. */
function applyNearest(request: SearchRequest, cities: readonly string[] | undefined): SearchRequest {
  if (request.indexName !== NEAREST_FIRST) return request;
  return cities
    ? { ...request, params: { ...request.params, nearest: cities } }
    : { ...request, indexName: INDEX_NAME };
}

/** A client that sorts by distance from the visitor's place. `readCities`: the nearest first; undefined if unknown. */
export function withNearest<Client extends SearchClient>(
  client: Client,
  readCities: () => readonly string[] | undefined,
): Client {
  return {
    ...client,
    search: (requests: readonly SearchRequest[]) =>
      client.search(requests.map((request) => applyNearest(request, readCities()))),
  };
}
