import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';

/** The dealer's cities as seen from a postcode: how far each is away, the nearest first. */
export type NearestCities = ReadonlyMap<string, string>;

/**
 * Makes every search of a client name the cities that 'distance' sorts by, and add its distance to the place of each hit. The
 * client is changed in place: it is wrapped with the first postcode, long after InstantSearch has taken it, so that no search
 * page loads this before.
 */
export function addNearest(client: SearchClient, readCities: () => NearestCities): void {
  const { search } = client;
  client.search = async (requests: readonly SearchRequest[]) => {
    const away = readCities();
    const nearest = [...away.keys()];
    const { results } = await search(
      requests.map(({ indexName, params }) => ({ indexName, params: { ...params, nearest } })),
    );
    return {
      results: results.map((result) => ({
        ...result,
        hits: result.hits.map((hit) => {
          const distance = away.get(String(hit.place));
          return distance === undefined ? hit : { ...hit, place: `${hit.place}, ${distance}` };
        }),
      })),
    };
  };
}
