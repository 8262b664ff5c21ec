import { expect, test } from 'vitest';
import {
  MAX_SAVED_SEARCHES,
  readSavedSearch,
  type SavedSearch,
  updateSavedSearch,
  withoutSearch,
  withSearch,
} from '#features/saved/saved-search.ts';

const search = (url: string): SavedSearch => ({ url, name: '', seen_at: 1 });

test('the latest search is first, and a search is saved only once', () => {
  const list = withSearch(withSearch([], search('/search/toyota/')), search('/search/mazda/'));
  expect(list.map(({ url }) => url)).toEqual(['/search/mazda/', '/search/toyota/']);
  expect(withSearch(list, search('/search/toyota/')).map(({ url }) => url)).toEqual([
    '/search/toyota/',
    '/search/mazda/',
  ]);
});

test(`the list holds ${MAX_SAVED_SEARCHES} searches, and the oldest is dropped`, () => {
  const full = Array.from({ length: MAX_SAVED_SEARCHES }, (_, n) => search(`/search/?query=${n}`));
  const list = withSearch(full, search('/search/'));
  expect(list).toHaveLength(MAX_SAVED_SEARCHES);
  expect(list.at(-1)).toEqual(full.at(-2));
});

test('a search is changed at its position and removed without the others', () => {
  const list = [search('/search/'), search('/search/mazda/')];
  expect(updateSavedSearch(list, '/search/mazda/', { name: 'Red' })).toEqual([
    list[0],
    { ...search('/search/mazda/'), name: 'Red' },
  ]);
  expect(withoutSearch(list, '/search/')).toEqual([list[1]]);
});

test.each([
  [search('/search/toyota/?price=20000:40000'), true],
  [search('/finance/'), false],
  [search('https://elsewhere.example/search/'), false],
  [search('javascript:alert(1)'), false],
  [{ url: '/search/', name: '' }, false],
  [{ url: '/search/', name: 7, seen_at: 1 }, false],
  ['/search/', false],
  [null, false],
])('%j is a valid saved search: %s', (stored, valid) => {
  expect(readSavedSearch(stored)).toEqual(valid ? stored : undefined);
});

test.each([
  [undefined, undefined],
  [{ url: 7, name: '', seen_at: 1 }, undefined],
  [{ url: '/search/', name: '', seen_at: Number.NaN }, undefined],
  [{ url: '/search/', name: '', seen_at: '1' }, undefined],
  [{ ...search('/search/'), more: true }, search('/search/')],
])('%j is read as %j', (stored, read) => expect(readSavedSearch(stored)).toEqual(read));
