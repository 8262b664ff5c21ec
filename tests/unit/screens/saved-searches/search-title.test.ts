import { expect, test } from 'vitest';
import { getSearchTitle } from '#screens/saved-searches/search-title.ts';
import { buildSlugTable } from '#search/state/slugs.ts';

const slugs = buildSlugTable([{ make: 'Land Rover', model: 'Defender' }]);
const title = (url: string, name = '', table: typeof slugs | undefined = slugs) =>
  getSearchTitle({ url, name, seen_at: 0 }, table, { noun: 'car', plural: 'cars' });

test.each([
  ['/search/land-rover/?colour=Red', 'Land Rover, red'],
  ['/search/?sortBy=price:asc', 'All cars'],
  // A make that the stock no longer holds.
  ['/search/rover/', 'rover'],
])('the title of %s is %s', (url, words) => {
  expect(title(url)).toBe(words);
});

test("the visitor's name takes precedence", () => {
  expect(title('/search/land-rover/', 'For the farm')).toBe('For the farm');
});

test.each([
  ['/search/land-rover/?colour=Red', 'land rover, colour: Red'],
  ['/search/', 'All'],
])('until the makes are known, the title of %s is %s', (url, words) => {
  expect(getSearchTitle({ url, name: '', seen_at: 0 }, undefined, { noun: 'car', plural: 'cars' })).toBe(
    words,
  );
});
