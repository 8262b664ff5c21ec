import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';

/**
 * Makes every search of a client name the cities that 'distance' sorts by. The client is changed in place: it is wrapped with
 * the first postcode, long after InstantSearch has taken it, so that no search page loads this before.
 */
export function addNearest(client: SearchClient, readCities: () => readonly string[]): void {
  const { search } = client;
  client.search = (requests: readonly SearchRequest[]) =>
    search(
      requests.map(({ indexName, params }) => ({ indexName, params: { ...params, nearest: readCities() } })),
    );
}
