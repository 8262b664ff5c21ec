import { expect, test } from 'vitest';
import { type DefinedSort, EMPTY_STATE, getSortOptions } from '#search/state/state.ts';

test('a search has a text, a page and an order', () => {
  expect(Object.keys(EMPTY_STATE)).toEqual(expect.arrayContaining(['query', 'page', 'sortBy']));
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
