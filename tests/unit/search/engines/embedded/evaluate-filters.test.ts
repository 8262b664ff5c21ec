import { describe, expect, test, vi } from 'vitest';
import { listCars } from '#search/engines/embedded/bitset.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { loadColumns } from '#search/engines/embedded/columns.ts';
import { type Batch, createFilterEvaluator } from '#search/engines/embedded/evaluate-filters.ts';
import type { SearchParams } from '#search/query/search-client.ts';

const index = buildIndex(
  [
    { make: 'Kia', body: 'suv', price: 10 },
    { make: 'Kia', body: 'ute', price: 20 },
    { make: 'Mini', body: 'suv', price: 30 },
    { make: 'Ford', body: 'ute', price: 40 },
  ],
  { names: ['make', 'body', 'price'], uniqueTextColumns: [] },
);

/** Cars found by a text: 'even' finds 0 and 2, 'last' 3; an empty text says nothing. */
const scoresOf = (query: string) =>
  ({ even: Uint16Array.of(1, 0, 9, 0), last: Uint16Array.of(0, 0, 0, 1) })[query];

function createFinder() {
  const columns = loadColumns(index);
  const read = vi.spyOn(columns, 'get');
  const findCars = createFilterEvaluator({ count: index.count, columns }, scoresOf);
  const find = (params: SearchParams, batch: Batch = new Map()) => [...listCars(findCars(params, batch))];
  return { find, read };
}

test.each<{ params: SearchParams; cars: number[] }>([
  { params: {}, cars: [0, 1, 2, 3] },
  { params: { filters: '', facetFilters: [], numericFilters: [], query: '' }, cars: [0, 1, 2, 3] },
  { params: { filters: 'make=Kia' }, cars: [0, 1] },
  { params: { facetFilters: ['make:Kia'] }, cars: [0, 1] },
  { params: { facetFilters: [['make:Kia', 'make:Mini']] }, cars: [0, 1, 2] },
  { params: { facetFilters: [['make:Kia', 'make:Mini'], 'body:suv'] }, cars: [0, 2] },
  { params: { numericFilters: ['price>=20', 'price<40'] }, cars: [1, 2] },
  { params: { numericFilters: [['price<20', 'price>30']] }, cars: [0, 3] },
  { params: { query: 'even' }, cars: [0, 2] },
  {
    params: {
      filters: 'price > 10',
      facetFilters: ['body:suv'],
      numericFilters: ['price<40'],
      query: 'even',
    },
    cars: [2],
  },
])('all conditions of a request must match: $params', ({ params, cars }) => {
  expect(createFinder().find(params)).toEqual(cars);
});

test('requests of a batch that differ do not share what they find', () => {
  const { find } = createFinder();
  const batch: Batch = new Map();
  expect(find({ query: 'even' }, batch)).toEqual([0, 2]);
  expect(find({ query: 'last' }, batch)).toEqual([3]);
  expect(find({ facetFilters: ['make:Kia'] }, batch)).toEqual([0, 1]);
  expect(find({ facetFilters: ['make:Mini'] }, batch)).toEqual([2]);
  expect(find({ facetFilters: [['make:Mini', 'make:Kia']] }, batch)).toEqual([0, 1, 2]);
});

describe('what is asked again is not evaluated again', () => {
  test('in a batch', () => {
    const { find, read } = createFinder();
    const batch: Batch = new Map();
    find({ facetFilters: [['make:Kia']], numericFilters: ['price>10'], query: 'even' }, batch);
    const sets = [...batch.values()];
    expect(sets).toHaveLength(3);
    read.mockClear();
    expect(find({ facetFilters: ['make:Kia'], query: 'even' }, batch)).toEqual([0]);
    expect([...batch.values()]).toEqual(sets);
    expect(read).not.toHaveBeenCalled();
  });

  test('but a choice is evaluated again in the next batch', () => {
    const { find, read } = createFinder();
    find({ facetFilters: ['make:Kia'] });
    read.mockClear();
    find({ facetFilters: ['make:Kia'] });
    expect(read.mock.calls).toEqual([['make']]);
  });

  test('the filter of the site is not, even in later batches, until it changes', () => {
    const { find, read } = createFinder();
    expect(find({ filters: 'make=Kia' })).toEqual([0, 1]);
    expect(find({ filters: 'make=Kia' })).toEqual([0, 1]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(find({ filters: 'make=Mini' })).toEqual([2]);
    expect(read).toHaveBeenCalledTimes(2);
    expect(find({ filters: 'make=Kia' })).toEqual([0, 1]);
    expect(read).toHaveBeenCalledTimes(3);
  });
});
