import { expect, test } from 'vitest';
import { parseSavedSearch } from '#screens/saved-searches/search-title.ts';
import { buildKnownSlugs } from '#screens/saved-searches/search-updates.ts';

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
