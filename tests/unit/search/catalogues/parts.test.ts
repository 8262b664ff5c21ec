import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITEM_SORTS, PARTS_CODEC } from '#search/catalogues/items/item-codec.ts';
import {
  PART_COLUMNS,
  PART_UNIQUE_TEXT_COLUMNS,
  PARTS_ENGINE,
  toPartRecord,
} from '#search/catalogues/parts/part-record.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { makePart } from '#tests/support/factories/make-part.ts';

const towBar = { name: 'Tow bar', categories: ['Towing'], price: 900 };
const filter = { name: 'Oil filter', categories: ['Filters'], price: null };
const parts = [
  toPartRecord(makePart({ id: 'TB-1', ...towBar }), 'Cairns'),
  toPartRecord(makePart({ id: 'OF-7', ...filter }), null),
];
const engine = createEngine(
  buildIndex(parts, { names: PART_COLUMNS, uniqueTextColumns: PART_UNIQUE_TEXT_COLUMNS }),
  PARTS_ENGINE,
);
const find = (query: string) => engine.search([{ indexName: 'cars', params: { query } }])[0]?.hits;

test('a hit has what the row of a part shows', () => {
  expect(find('')).toEqual([
    { objectID: 'TB-1', ...towBar, slug: 'tow-bar', image: null, place: 'Cairns' },
    { objectID: 'OF-7', ...filter, slug: 'oil-filter', image: null, place: null },
  ]);
});

test.each([
  ['name', 'oil'],
  ['category', 'filters'],
  ['number', 'of-7'],
])('a part is found by its %s', (_, query) => {
  expect(find(query)?.map(({ objectID }) => objectID)).toEqual(['OF-7']);
});

const TOWING = { refinementList: { categories: ['Towing'] } };
const NOTHING = { query: '', page: 1, sortBy: '', refinementList: {}, range: {} };
const read = (url: string) => PARTS_CODEC.read(new URL(url, 'https://www.example.com.au'));

test.each([
  ['/parts/search/', {}],
  ['/parts/search/?page=3', { page: 3 }],
  ['/parts/search/?page=1', {}],
  ['/parts/search/?categories=Towing&price=:500', { ...TOWING, range: { price: ':500' } }],
  ['/parts/search/?refinementList[categories][0]=Towing', TOWING],
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
