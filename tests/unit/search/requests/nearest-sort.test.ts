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
  return { asked, client: withNearest(client, cities ? { cities } : {}) };
}

const byDistance = { indexName: 'cars/sort/distance:asc', params: { page: 2 } };

test('once they are known, a search names the cities, the nearest first', async () => {
  const { asked, client } = clientWith(['Cairns', 'Mareeba']);
  await client.search([byDistance]);
  expect(asked).toEqual([
    { indexName: byDistance.indexName, params: { page: 2, nearest: ['Cairns', 'Mareeba'] } },
  ]);
});

test('without a postcode, it names none: the engine has its own order then', async () => {
  const { asked, client } = clientWith(undefined);
  await client.search([byDistance]);
  expect(asked).toEqual([byDistance]);
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
