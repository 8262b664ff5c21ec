import { expect, test } from 'vitest';
import { type DefinedSort, getSortOptions, parseSortName } from '#search/state/sorts.ts';

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
