import { expect, test } from 'vitest';
import {
  clearRefinements,
  type DefinedSort,
  EMPTY_STATE,
  getSortOptions,
  isRefined,
  parseSortName,
  type SearchState,
} from '#search/state/state.ts';

test('a search has a text, a page and an order', () => {
  expect(Object.keys(EMPTY_STATE)).toEqual(expect.arrayContaining(['query', 'page', 'sortBy']));
});

test('orders that a dealer adds follow the four, and so does one that an address asks for', () => {
  const names = (extra: Parameters<typeof getSortOptions>[1], own?: DefinedSort) =>
    getSortOptions(own, extra).map(({ label }) => label);
  expect(names(['saving:desc', 'km:asc']).slice(4)).toEqual(['Lowest kilometres', 'Biggest saving']);
  expect(names(['', 'price:asc'])).toHaveLength(4);
  expect(names([], 'year:desc').slice(4)).toEqual(['Newest year']);
  expect(parseSortName('km:asc')).toBe('km:asc');
});

test.each<[DefinedSort | undefined, string[]]>([
  [undefined, ['', 'created_at:desc', 'price:desc', 'price:asc']],
  ['relevance', ['', 'created_at:desc', 'price:desc', 'price:asc']],
  ['price:asc', ['relevance', 'created_at:desc', 'price:desc', '']],
])('the sort options stand in their order, whichever is the own one (%s)', (own, names) => {
  const sorts = getSortOptions(own);
  expect(sorts.map(({ name }) => name)).toEqual(names);
  expect(sorts.map(({ label }) => label)).toEqual([
    'Most relevant',
    'Latest',
    'Highest price',
    'Lowest price',
  ]);
});

test.each<[string, Partial<SearchState>, boolean]>([
  ['nothing', {}, false],
  ['a text, an order or a page', { query: 'ute', sortBy: 'price:asc', page: 3 }, false],
  ['a list', { lists: { make: ['Toyota'] } }, true],
  ['a range', { ranges: { price: { max: 40_000 } } }, true],
])('whether %s is a filter', (_, state, expected) => {
  expect(isRefined({ ...EMPTY_STATE, ...state })).toBe(expected);
});

test('without its filters a search keeps its text and its order, from the first page', () => {
  const filters = { lists: { make: ['Toyota'] }, ranges: { price: { max: 40_000 } }, page: 3 };
  expect(clearRefinements({ ...filters, query: 'ute', sortBy: 'price:asc' })).toEqual({
    query: 'ute',
    page: 1,
    sortBy: 'price:asc',
    lists: {},
    ranges: {},
  });
});
