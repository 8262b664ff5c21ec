import { expect, test } from 'vitest';
import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import { withNearest } from '#search/requests/nearest-sort.ts';
import { getSortOptions, parseSortName } from '#search/state/state.ts';

function clientWith(cities: readonly string[] | undefined) {
  const asked: SearchRequest[] = [];
  const client: SearchClient = {
    search: (requests) => {
      asked.push(...requests);
      return Promise.resolve({ results: [] });
    },
    searchForFacetValues: () => Promise.resolve([]),
  };
  return { asked, client: withNearest(client, () => cities) };
}

const byDistance = { indexName: 'cars/sort/distance:asc', params: { page: 2 } };
const byPrice = { indexName: 'cars/sort/price:asc', params: { page: 2 } };

test('a search by distance names the cities, the nearest first; other searches do not', async () => {
  const { asked, client } = clientWith(['Cairns', 'Mareeba']);
  await client.search([byDistance, byPrice]);
  expect(asked).toEqual([
    { indexName: byDistance.indexName, params: { page: 2, nearest: ['Cairns', 'Mareeba'] } },
    byPrice,
  ]);
});

test("without a postcode, a search by distance is in the dealer's own order", async () => {
  const { asked, client } = clientWith(undefined);
  await client.search([byDistance]);
  expect(asked).toEqual([{ indexName: 'cars', params: { page: 2 } }]);
});

test('nearest first is the last order, where it is offered, and addresses can name it', () => {
  expect(getSortOptions(undefined, ['km:asc', 'distance:asc']).map(({ label }) => label)).toEqual([
    'Most relevant',
    'Latest',
    'Highest price',
    'Lowest price',
    'Lowest kilometres',
    'Nearest first',
  ]);
  expect(getSortOptions().map(({ label }) => label)).not.toContain('Nearest first');
  expect(parseSortName('distance:asc')).toBe('distance:asc');
});
