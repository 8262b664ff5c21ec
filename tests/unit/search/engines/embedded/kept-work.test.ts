import { describe, expect, test, vi } from 'vitest';
import { listCars } from '#search/engines/embedded/bitset.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { loadColumns } from '#search/engines/embedded/columns.ts';
import { type Batch, createFilterEvaluator } from '#search/engines/embedded/evaluate-filters.ts';
import { createPageSorter } from '#search/engines/embedded/sorting.ts';
import { createTextSearch } from '#search/engines/embedded/text-search.ts';
import type { SearchParams } from '#search/query/search-client.ts';

const makes = ['Kia', 'Kia', 'Mini', 'Ford'];
const index = buildIndex(
  makes.map((make, n) => ({ make, price: n * 10, km: 1, sold_rank: 0 })),
  { names: ['make', 'price', 'km', 'sold_rank'], uniqueTextColumns: [] },
);

function open() {
  const columns = loadColumns(index);
  const read = vi.spyOn(columns, 'get');
  const scoresOf = createTextSearch(index.count, columns, [{ name: 'make' }]);
  const findCars = createFilterEvaluator({ count: index.count, columns }, scoresOf);
  const find = (params: SearchParams, batch: Batch = new Map()) => [...listCars(findCars(params, batch))];
  return { columns, read, scoresOf, find };
}

describe('what is asked again is not worked out again', () => {
  test('in a batch', () => {
    const { find, read } = open();
    const batch: Batch = new Map();
    find({ facetFilters: [['make:Kia']], numericFilters: ['price>10'], query: 'kia' }, batch);
    const sets = [...batch.values()];
    expect(sets).toHaveLength(3);
    read.mockClear();
    expect(find({ facetFilters: ['make:Kia'], query: 'kia' }, batch)).toEqual([0, 1]);
    expect([...batch.values()]).toEqual(sets);
    expect(read).not.toHaveBeenCalled();
  });

  test('but a choice is in the next batch', () => {
    const { find, read } = open();
    find({});
    read.mockClear();
    find({ facetFilters: ['make:Kia'] });
    find({ facetFilters: ['make:Kia'] });
    expect(read.mock.calls).toEqual([['make'], ['make']]);
  });

  test('the filter of the site, even in later batches, until it changes', () => {
    const { find, read } = open();
    find({});
    read.mockClear();
    const reads = ['Kia', 'Kia', 'Mini', 'Kia'].map((make) => {
      expect(find({ filters: `make=${make}` })).toEqual(make === 'Kia' ? [0, 1] : [2]);
      return read.mock.calls.length;
    });
    expect(reads).toEqual([1, 1, 2, 3]);
  });

  test('an order of the stock', () => {
    const { columns, read } = open();
    const sortPage = createPageSorter({ count: index.count, columns });
    const readsOf = (indexName: string) => {
      read.mockClear();
      sortPage({ indexName }, Uint32Array.of(0, 1, 2, 3), undefined, 0, 20);
      return read.mock.calls.flat();
    };
    expect(readsOf('cars/sort/price:asc')).toEqual(['sold_rank', 'price']);
    expect(readsOf('cars/sort/price:asc')).toEqual([]);
    expect(readsOf('cars/sort/km:asc')).toEqual(['sold_rank', 'km']);
    expect(readsOf('cars/sort/price:asc')).toEqual([]);
  });

  test('the words of the stock, which the first text reads', () => {
    const { scoresOf, read } = open();
    expect(read).not.toHaveBeenCalled();
    for (const query of ['ford', 'kia']) scoresOf(query);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('the scores of the last twenty texts', () => {
    const { scoresOf } = open();
    const [first, second] = [scoresOf('ford'), scoresOf('kia')];
    for (let n = 0; n < 18; n++) scoresOf(`other${n}`);
    expect(scoresOf('ford')).toBe(first);
    scoresOf('one more');
    expect(scoresOf('kia')).toBe(second);
    expect(scoresOf('ford')).not.toBe(first);
    expect(scoresOf('ford')).toEqual(first);
  });
});
