import { expect, test } from 'vitest';
import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import { addNearest } from '#search/requests/nearest-sort.ts';
import { getSortOptions, parseSortName } from '#search/state/sorts.ts';

test('a client names the cities of the latest postcode in every search, and says how far its hits are away', async () => {
  const asked: SearchRequest[] = [];
  const hits = [
    { objectID: 'a', place: 'Cairns' },
    { objectID: 'b', place: null },
  ];
  const client: SearchClient = {
    search: (requests) => {
      asked.push(...requests);
      return Promise.resolve({ results: [{ hits } as never] });
    },
  };
  let cities = new Map([
    ['Cairns', '2 km away'],
    ['Mareeba', '50 km away'],
  ]);
  addNearest(client, () => cities);
  const request = { indexName: 'cars/sort/distance:asc', params: { page: 2 } };
  const { results } = await client.search([request]);
  expect(results[0]?.hits).toEqual([
    { objectID: 'a', place: 'Cairns, 2 km away' },
    { objectID: 'b', place: null },
  ]);
  cities = new Map([['Mareeba', '3 km away']]);
  await client.search([request]);
  expect(asked.map(({ params }) => params)).toEqual([
    { page: 2, nearest: ['Cairns', 'Mareeba'] },
    { page: 2, nearest: ['Mareeba'] },
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
