import { expect, test } from 'vitest';
import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import { addNearest } from '#search/requests/nearest-sort.ts';
import { getSortOptions, parseSortName } from '#search/state/state.ts';

test('a client names the cities in every search, those of the latest postcode', async () => {
  const asked: SearchRequest[] = [];
  const client: SearchClient = {
    search: (requests) => {
      asked.push(...requests);
      return Promise.resolve({ results: [] });
    },
    searchForFacetValues: () => Promise.resolve([]),
  };
  let cities = ['Cairns', 'Mareeba'];
  addNearest(client, () => cities);
  const request = { indexName: 'cars/sort/distance:asc', params: { page: 2 } };
  await client.search([request]);
  cities = ['Mareeba', 'Cairns'];
  await client.search([request]);
  expect(asked.map(({ params }) => params)).toEqual([
    { page: 2, nearest: ['Cairns', 'Mareeba'] },
    { page: 2, nearest: ['Mareeba', 'Cairns'] },
  ]);
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
