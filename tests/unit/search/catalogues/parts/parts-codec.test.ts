import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITEM_SORTS, PARTS_CODEC } from '#search/catalogues/items/item-codec.ts';

const NOTHING = { query: '', page: 1, sortBy: '', refinementList: {}, range: {} };
const read = (url: string) => PARTS_CODEC.read(new URL(url, 'https://www.example.com.au'));

test.each([
  ['/parts/search/', {}],
  ['/parts/search/?page=3', { page: 3 }],
  ['/parts/search/?page=1', {}],
  [
    '/parts/search/?categories=Towing&price=:500',
    {
      refinementList: { categories: ['Towing'] },
      range: { price: ':500' },
    },
  ],
  ['/parts/search/?refinementList[categories][0]=Towing', { refinementList: { categories: ['Towing'] } }],
  ['/parts/search/?make=Toyota&km=:5&utm_source=mail', {}],
  ['/parts/search/?sortBy=price:desc&query=bar', { sortBy: 'price:desc', query: 'bar' }],
  ['/parts/search/?sortBy=created_at:desc', {}],
])('%s is read as what a part can be searched by', (url, state) => {
  expect(read(url)).toEqual({ ...NOTHING, ...state });
});

test('every state is read from its own address again', () => {
  const range = fc.tuple(fc.nat(9999), fc.nat(9999)).map(([a, b]) => `${Math.min(a, b)}:${Math.max(a, b)}`);
  const state = fc.record({
    query: fc.string(),
    page: fc.integer({ min: 1, max: 99 }),
    sortBy: fc.constantFrom(...ITEM_SORTS.map(({ name }) => name)),
    refinementList: fc
      .uniqueArray(fc.stringMatching(/^[^-]/), { maxLength: 3 })
      .map((values) => (values.length > 0 ? { categories: values.toSorted() } : {})),
    range: fc.option(range, { nil: undefined }).map((price) => (price ? { price } : {})),
  });
  fc.assert(
    fc.property(state, (one) => {
      expect(read(PARTS_CODEC.write(one))).toEqual(one);
    }),
  );
});
