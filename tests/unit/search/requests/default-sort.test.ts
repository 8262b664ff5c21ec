import { describe, expect, test } from 'vitest';
import { buildSearch } from '#features/search/build-search.ts';
import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import { applyDefaultSort } from '#search/requests/default-sort.ts';
import { getInitiallyListedCars } from '#search/requests/initially-listed-cars.ts';
import { addNearest } from '#search/requests/nearest-sort.ts';
import { type DefinedSort, getSortOptions, parseSortName, type SortName } from '#search/state/sorts.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = [
  makeCar({ id: 'middle', price: 30_000 }),
  makeCar({ id: 'unpriced', price: 0 }),
  makeCar({ id: 'least', price: 20_000 }),
  makeCar({ id: 'most', price: 40_000 }),
  makeCar({ id: 'sold', price: 10_000, sold: true }),
];

type OwnOrder = Parameters<typeof getInitiallyListedCars>[0]['search'];

/** The ids of what a prerendered page of a dealer lists. */
function listed(own: OwnOrder, sortBy: SortName = ''): string {
  const site = makeSite({ search: own }, { cars });
  if (!site.stock) throw new Error('a site with stock');
  const { fields, hits, total } = buildSearch(site, site.stock, now).getResults({ sortBy });
  expect(total).toBe(hits.length);
  return hits.map((hit) => hit[fields.indexOf('objectID')]).join(' ');
}

describe('a page without a chosen order is in the own order of the dealer (T-16)', () => {
  test.each<{ own: OwnOrder; found: string }>([
    { own: {}, found: 'middle least most unpriced sold' },
    { own: { defaultSort: 'relevance' }, found: 'middle least most unpriced sold' },
    { own: { defaultSort: 'price:desc' }, found: 'most middle least unpriced sold' },
    { own: { defaultSort: 'price:asc' }, found: 'least middle most unpriced sold' },
    { own: { defaultSort: 'price:asc', pricedOnly: true }, found: 'least middle most sold' },
    { own: { pricedOnly: true }, found: 'middle least most unpriced sold' },
    { own: { defaultSort: 'price:desc', pricedOnly: true }, found: 'most middle least unpriced sold' },
  ])('$own: $found, as links to a search count', ({ own, found }) => {
    expect(listed(own)).toBe(found);
    expect(getInitiallyListedCars({ cars, search: own })).toHaveLength(found.split(' ').length);
  });

  test('another order may be chosen, the most relevant first too', () => {
    const own = { defaultSort: 'price:asc', pricedOnly: true } as const;
    expect(listed(own, 'relevance')).toBe('middle least most unpriced sold');
    expect(listed({ ...own, defaultSort: 'price:desc' }, 'price:asc')).toBe('least middle most sold');
  });
});

test("a visitor's filters apply beside what the order leaves out", () => {
  const request = { indexName: 'cars', params: { query: 'x', numericFilters: ['year>=2020'] } };
  expect(applyDefaultSort(request, { sort: 'price:asc', pricedOnly: true })).toEqual({
    indexName: 'cars/sort/price:asc',
    params: { query: 'x', numericFilters: ['year>=2020', 'price>0'] },
  });
});

test('the most relevant first is the order of the index itself', () => {
  const request = { indexName: 'cars/sort/relevance', params: {} };
  expect(applyDefaultSort(request, { sort: 'price:asc' })).toEqual({ ...request, indexName: 'cars' });
});

test('a client names the cities of the latest postcode in every search, and says how far its hits are away', async () => {
  const asked: SearchRequest[] = [];
  const [inCairns, elsewhere] = [
    { objectID: 'a', place: 'Cairns' },
    { objectID: 'b', place: null },
  ] as const;
  const client: SearchClient = {
    search: (requests) => {
      asked.push(...requests);
      return Promise.resolve({ results: [{ hits: [inCairns, elsewhere] } as never] });
    },
  };
  let cities = new Map(Object.entries({ Cairns: '2 km away', Mareeba: '50 km away' }));
  addNearest(client, () => cities);
  const request = { indexName: 'cars/sort/distance:asc', params: { page: 2 } };
  const { results } = await client.search([request]);
  expect(results[0]?.hits).toEqual([{ ...inCairns, place: 'Cairns, 2 km away' }, elsewhere]);
  cities = new Map([['Mareeba', '3 km away']]);
  await client.search([request]);
  const nearest = [['Cairns', 'Mareeba'], ['Mareeba']];
  expect(asked.map(({ params }) => params)).toEqual(nearest.map((towns) => ({ page: 2, nearest: towns })));
});

const FOUR = ['Most relevant', 'Latest', 'Highest price', 'Lowest price'];

test.each<[own: DefinedSort | undefined, added: SortName[], others: string[]]>([
  [undefined, ['km:asc', 'distance:asc'], ['Lowest kilometres', 'Nearest first']],
  [undefined, ['saving:desc', 'km:asc'], ['Lowest kilometres', 'Biggest saving']],
  [undefined, ['', 'price:asc'], []],
  ['year:desc', [], ['Newest year']],
])('with the own order %s, and %j, the four are followed by %j', (own, added, others) => {
  expect(getSortOptions(own, added).map(({ label }) => label)).toEqual([...FOUR, ...others]);
});

test('addresses can name any order', () => {
  for (const name of ['km:asc', 'distance:asc']) expect(parseSortName(name)).toBe(name);
});

test.each<[DefinedSort | undefined, string[]]>([
  [undefined, ['', 'created_at:desc', 'price:desc', 'price:asc']],
  ['relevance', ['', 'created_at:desc', 'price:desc', 'price:asc']],
  ['price:asc', ['relevance', 'created_at:desc', 'price:desc', '']],
])('the sort options stand in their order, whichever is the own one (%s)', (own, names) => {
  const sorts = getSortOptions(own);
  expect(sorts.map(({ name }) => name)).toEqual(names);
  expect(sorts.map(({ label }) => label)).toEqual(FOUR);
});
