import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';

/** A client that names the cities which 'distance' sorts by, the nearest first, once they are known. */
export function withNearest<Client extends SearchClient>(
  client: Client,
  known: { readonly cities?: readonly string[] },
): Client {
  return {
    ...client,
    search: (requests: readonly SearchRequest[]) =>
      client.search(
        requests.map(({ indexName, params }) => ({
          indexName,
          params: known.cities ? { ...params, nearest: known.cities } : params,
        })),
      ),
  };
}
