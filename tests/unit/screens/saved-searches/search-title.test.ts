import { expect, test } from 'vitest';
import { getSearchTitle, parseSavedSearch } from '#screens/saved-searches/search-title.ts';
import { buildKnownSlugs } from '#screens/saved-searches/search-updates.ts';

const slugs = buildKnownSlugs([{ make: 'Land Rover', model: 'Defender' }], [{ make: 'Saab', model: '9-3' }]);
const title = (url: string, name = '', table: typeof slugs | undefined = slugs) =>
  getSearchTitle({ url, name, seen_at: 0 }, table, { noun: 'car', plural: 'cars' });

test.each([
  ['/search/land-rover/?colour=Red', 'Land Rover, red'],
  ['/search/?sortBy=price:asc', 'All cars'],
  // A model that the stock no longer holds, and a make that it never held.
  ['/search/saab/9-3/?price=:30000', 'Saab 9-3, under $30,000'],
  ['/search/rover/', 'Rover'],
  ['/search/nonsense/', 'Nonsense'],
])('the title of %s is %s', (url, words) => expect(title(url)).toBe(words));

test("the visitor's name takes precedence", () => {
  expect(title('/search/land-rover/', 'For the farm')).toBe('For the farm');
});

test.each([
  ['/search/land-rover/?colour=Red', 'Land Rover with filters'],
  ['/search/land-rover/', 'Land Rover'],
  ['/search/?price=:30000', 'Cars with filters'],
  ['/search/', 'All cars'],
])('until the makes are known, the title of %s is %s', (url, words) => {
  expect(getSearchTitle({ url, name: '', seen_at: 0 }, undefined, { noun: 'car', plural: 'cars' })).toBe(
    words,
  );
});

const saab = { make: 'Saab', model: '9-3' };

test('a saved search is the same before the last car was sold, after it, and when the next arrives', () => {
  const url = '/search/saab/9-3/?price=:30000';
  const states = [
    buildKnownSlugs([saab], []),
    buildKnownSlugs([], [saab]),
    buildKnownSlugs([saab], [saab]),
  ].map((slugs) => parseSavedSearch(url, slugs));
  expect(states[0]?.refinementList).toEqual({ make_or_model: ['Saab:9-3'] });
  expect(states[1]).toEqual(states[0]);
  expect(states[2]).toEqual(states[0]);
});

test("an address that the stock uses is the stock's, whoever had it before", () => {
  const slugs = buildKnownSlugs([{ make: 'Mini', model: 'Cooper' }], [{ make: 'MINI', model: 'Clubman' }]);
  expect(parseSavedSearch('/search/mini/', slugs)?.refinementList).toEqual({ make_or_model: ['Mini'] });
});
