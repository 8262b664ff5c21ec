import { describe, expect, test, vi } from 'vitest';
import { buildIndex, type StockRecord } from '#search/engines/embedded/build-index.ts';
import { loadColumns } from '#search/engines/embedded/columns.ts';
import { createPageSorter, type RequestedOrder } from '#search/engines/embedded/sorting.ts';

const NAMES = ['price', 'make', 'city', 'offer_rank', 'sold_rank', 'km'];

function sorterOf(records: readonly StockRecord[], names: readonly string[] = NAMES) {
  const index = buildIndex(records, { names, uniqueTextColumns: [] });
  return createPageSorter({ count: index.count, columns: loadColumns(index) });
}

/** Four for sale, of which one has no price, then two sold; the dearest is sold. */
const stock = [
  { price: 30, make: 'Kia', city: 'Cairns', offer_rank: 0, sold_rank: 0, km: null },
  { price: null, make: 'Kia', city: null, offer_rank: 1, sold_rank: 0, km: null },
  { price: 50, make: 'Kia', city: 'Mareeba', offer_rank: 2, sold_rank: 1, km: null },
  { price: 10, make: 'Kia', city: 'Innisfail', offer_rank: 0, sold_rank: 0, km: null },
  { price: 10, make: 'Kia', city: 'Mareeba', offer_rank: 0, sold_rank: 0, km: null },
  { price: 5, make: 'Kia', city: 'Cairns', offer_rank: 2, sold_rank: 1, km: null },
];
const sort = sorterOf(stock);
const ALL = Uint32Array.of(0, 1, 2, 3, 4, 5);
const sorted = (requested: RequestedOrder, cars = ALL) => sort(requested, cars, undefined, 0, 20);

test.each([
  { indexName: 'cars', order: [0, 3, 4, 1, 2, 5] },
  { indexName: 'cars/sort/relevance', order: [0, 3, 4, 1, 2, 5] },
  { indexName: 'cars/sort/price:asc', order: [3, 4, 0, 1, 5, 2] },
  { indexName: 'cars/sort/price:desc', order: [0, 3, 4, 1, 2, 5] },
  { indexName: 'cars/sort/km:asc', order: [0, 1, 3, 4, 2, 5] },
  { indexName: 'cars/sort/km:desc', order: [0, 1, 3, 4, 2, 5] },
])('sold cars are last, and those without a value before them: $indexName', ({ indexName, order }) => {
  expect(sorted({ indexName })).toEqual(order);
});

test('only what is found is sorted, whatever order it comes in', () => {
  expect(sorted({ indexName: 'cars/sort/price:asc' }, Uint32Array.of(5, 2, 0, 3))).toEqual([3, 0, 5, 2]);
  expect(sorted({ indexName: 'cars' }, Uint32Array.of(5, 4, 1))).toEqual([4, 1, 5]);
});

test('each order is worked out once, however often it is asked for', () => {
  const index = buildIndex(stock, { names: NAMES, uniqueTextColumns: [] });
  const columns = loadColumns(index);
  const sortPage = createPageSorter({ count: index.count, columns });
  const read = vi.spyOn(columns, 'get');
  const readsOf = (indexName: string) => {
    read.mockClear();
    sortPage({ indexName }, ALL, undefined, 0, 20);
    return read.mock.calls.flat();
  };
  expect(readsOf('cars/sort/price:asc')).toEqual(['sold_rank', 'price']);
  expect(readsOf('cars/sort/price:asc')).toEqual([]);
  expect(readsOf('cars/sort/km:asc')).toEqual(['sold_rank', 'km']);
  expect(readsOf('cars/sort/price:asc')).toEqual([]);
});

describe('by distance', () => {
  const indexName = 'cars/sort/distance:asc';
  test.each([
    { nearest: ['Mareeba', 'Cairns', 'Innisfail'], order: [4, 0, 3, 1, 2, 5] },
    { nearest: ['Innisfail'], order: [3, 0, 1, 4, 2, 5] },
    { nearest: [], order: [0, 1, 3, 4, 2, 5] },
    { nearest: undefined, order: [0, 1, 3, 4, 2, 5] },
  ])('the cities $nearest come first, those elsewhere keep their order', ({ nearest, order }) => {
    expect(sorted({ indexName, nearest })).toEqual(order);
  });

  test('each visitor has an own order', () => {
    expect(sorted({ indexName, nearest: ['Cairns'] })[0]).toBe(0);
    expect(sorted({ indexName, nearest: ['Innisfail'] })[0]).toBe(3);
    expect(sorted({ indexName, nearest: ['Cairns'] })[0]).toBe(0);
  });
});

describe('by how well they match a text', () => {
  const scores = Uint16Array.of(5, 65_535, 65_535, 8, 5, 8);

  test('the best come first within what is offered, without a price and sold', () => {
    expect(sort({ indexName: 'cars' }, ALL, scores, 0, 20)).toEqual([3, 0, 4, 1, 2, 5]);
    expect(sort({ indexName: 'cars' }, Uint32Array.of(0, 2, 5), scores, 0, 20)).toEqual([0, 2, 5]);
  });

  test('not if another order was chosen', () => {
    expect(sort({ indexName: 'cars/sort/price:asc' }, ALL, scores, 0, 20)).toEqual([3, 4, 0, 1, 5, 2]);
  });

  test('page by page', () => {
    expect(sort({ indexName: 'cars' }, ALL, scores, 2, 3)).toEqual([4, 1, 2]);
    expect(sort({ indexName: 'cars' }, ALL, scores, 4, 3)).toEqual([2, 5]);
  });
});

test.each([
  { skip: 0, take: 2, order: [3, 4] },
  { skip: 2, take: 2, order: [0, 1] },
  { skip: 4, take: 9, order: [5, 2] },
  { skip: 6, take: 2, order: [] },
])('a page skips $skip cars and has at most $take', ({ skip, take, order }) => {
  expect(sort({ indexName: 'cars/sort/price:asc' }, ALL, undefined, skip, take)).toEqual(order);
});

test('catalogues other than the stock have nothing sold', () => {
  const items = sorterOf([{ price: 3 }, { price: 1 }, { price: null }, { price: 2 }], ['price']);
  const cars = Uint32Array.of(0, 1, 2, 3);
  expect(items({ indexName: 'parts' }, cars, undefined, 0, 20)).toEqual([0, 1, 2, 3]);
  expect(items({ indexName: 'parts' }, cars, Uint16Array.of(1, 2, 2, 9), 0, 20)).toEqual([3, 1, 2, 0]);
  expect(items({ indexName: 'parts/sort/price:desc' }, cars, undefined, 0, 20)).toEqual([0, 3, 1, 2]);
});

test('numbers below zero are sorted as numbers', () => {
  const items = sorterOf([{ price: 0 }, { price: -5 }, { price: 5 }], ['price']);
  const cars = Uint32Array.of(0, 1, 2);
  expect(items({ indexName: 'cars/sort/price:asc' }, cars, undefined, 0, 20)).toEqual([1, 0, 2]);
  expect(items({ indexName: 'cars/sort/price:desc' }, cars, undefined, 0, 20)).toEqual([2, 0, 1]);
});

test('an order by texts is a mistake and throws', () => {
  expect(() => sorted({ indexName: 'cars/sort/make:asc' })).toThrow(
    'search: make is not numeric. Sort by a numeric attribute.',
  );
  expect(() => sorted({ indexName: 'cars/sort/nonsense:asc' })).toThrow('unknown attribute "nonsense"');
});
