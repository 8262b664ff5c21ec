import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITEM_SORTS } from '#search/catalogues/items/item-sorts.ts';
import { PARTS_CODEC } from '#search/catalogues/parts/parts-codec.ts';
import { EMPTY_STATE } from '#search/state/state.ts';

const read = (url: string) => PARTS_CODEC.read(new URL(url, 'https://www.example.com.au'));

test.each([
  ['/parts/search/', EMPTY_STATE],
  ['/parts/search/?page=3', { ...EMPTY_STATE, page: 3 }],
  ['/parts/search/?page=1', EMPTY_STATE],
  [
    '/parts/search/?categories=Towing&price=:500',
    {
      ...EMPTY_STATE,
      lists: { categories: ['Towing'] },
      ranges: { price: { max: 500 } },
    },
  ],
  [
    '/parts/search/?refinementList[categories][0]=Towing',
    { ...EMPTY_STATE, lists: { categories: ['Towing'] } },
  ],
  ['/parts/search/?make=Toyota&km=:5&utm_source=mail', EMPTY_STATE],
  ['/parts/search/?sortBy=price:desc&query=bar', { ...EMPTY_STATE, sortBy: 'price:desc', query: 'bar' }],
  ['/parts/search/?sortBy=created_at:desc', EMPTY_STATE],
])('%s is read as what a part can be searched by', (url, state) => {
  expect(read(url)).toEqual(state);
});

test('every state is read from its own address again', () => {
  const range = fc
    .tuple(fc.nat(9999), fc.nat(9999))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
  const state = fc.record({
    query: fc.string(),
    page: fc.integer({ min: 1, max: 99 }),
    sortBy: fc.constantFrom(...ITEM_SORTS.map(({ name }) => name)),
    lists: fc
      .uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 })
      .map((values) => (values.length > 0 ? { categories: values.toSorted() } : {})),
    ranges: fc.option(range, { nil: undefined }).map((price) => (price ? { price } : {})),
  });
  fc.assert(
    fc.property(state, (one) => {
      expect(read(PARTS_CODEC.write(one))).toEqual(one);
    }),
  );
});
