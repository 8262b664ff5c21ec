import { expect, test } from 'vitest';
import { addToSelection, removeFromSelection } from '#features/saved/compare-list.ts';
import {
  MAX_SAVED_SEARCHES,
  readSavedSearch,
  type SavedSearch,
  updateSavedSearch,
  withoutSearch,
  withSearch,
} from '#features/saved/saved-search.ts';
import { type SavedSlot, updateSlots } from '#features/saved/saved-slots.ts';

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
  [{ url: 7, name: '', seen_at: 1 }, false],
  [{ url: '/search/', name: '', seen_at: Number.NaN }, false],
  [{ url: '/search/', name: '', seen_at: '1' }, false],
  ['/search/', false],
  [null, false],
  [undefined, false],
])('%j is a valid saved search: %s', (stored, valid) => {
  expect(readSavedSearch(stored)).toEqual(valid ? stored : undefined);
});

test('only what we know of a saved search is read', () => {
  const stored = search('/search/');
  expect(readSavedSearch({ ...stored, more: true })).toEqual(stored);
});

test('up to four different cars can be selected, and a fifth is refused', () => {
  expect(addToSelection(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(addToSelection(['a', 'b', 'c', 'd'], 'e')).toBeUndefined();
  expect(addToSelection(['a', 'b', 'c', 'd'], 'a')).toEqual(['a', 'b', 'c', 'd']);
  expect(removeFromSelection(['a', 'b'], 'a')).toEqual(['b']);
});

test('a car that is selected already stays where it is', () => {
  const selection = ['a', 'b'];
  expect(addToSelection(selection, 'a')).toBe(selection);
  expect(removeFromSelection(selection, 'c')).toEqual(['a', 'b']);
});

interface Entry {
  readonly id: string;
  readonly name: string;
}
const entry = (id: string, name = id): Entry => ({ id, name });
const update = (slots: readonly SavedSlot<Entry>[], list: readonly Entry[]) =>
  updateSlots(slots, list, ({ id }) => id);
const initial = update([], [entry('a'), entry('b')]);

test('a page first shows the entries of the list', () => {
  expect(initial).toEqual([
    { entry: entry('a'), saved: true },
    { entry: entry('b'), saved: true },
  ]);
});

test('a removed entry keeps its position, and a new one is appended', () => {
  expect(update(initial, [entry('c'), entry('b')])).toEqual([
    { entry: entry('a'), saved: false },
    { entry: entry('b'), saved: true },
    { entry: entry('c'), saved: true },
  ]);
});

test('a restored or changed entry keeps its position', () => {
  const without = update(initial, [entry('b')]);
  expect(update(without, [entry('b', 'renamed'), entry('a')])).toEqual([
    { entry: entry('a'), saved: true },
    { entry: entry('b', 'renamed'), saved: true },
  ]);
});
