import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToHistory,
  addUnrecorded,
  type RecentSearch,
  readHistory,
  toRecentSearch,
  toUiState,
} from '#search/state/history.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

const slugs = buildSlugTable([{ make: 'Toyota', model: 'HiLux' }]);
const bodies = (body: string): IndexUiState => ({ refinementList: { body: [body] } });
const entry = (body: string) => toRecentSearch(bodies(body), slugs) as RecentSearch;
/** The bodies of searches for one body each. */
const bodiesOf = (history: readonly RecentSearch[]) =>
  history.map(({ path }) => path.replace(/^\/search\/(.*)-cars\/$/, '$1')).join(' ');

describe('the last 5 searches are remembered, newest first', () => {
  const five = ['suv', 'ute', 'van', 'bus', 'sedan'].reduce<RecentSearch[]>(
    (history, body) => addToHistory(history, entry(body)),
    [],
  );
  test('five are remembered', () => expect(bodiesOf(five)).toBe('sedan bus van ute suv'));
  test('a sixth drops the oldest', () => {
    expect(bodiesOf(addToHistory(five, entry('wagon')))).toBe('wagon sedan bus van ute');
  });
  test('the same search moves to the front, in another order too', () => {
    const sorted = toRecentSearch({ ...bodies('van'), sortBy: 'price:asc' }, slugs) as RecentSearch;
    for (const again of [entry('van'), sorted])
      expect(bodiesOf(addToHistory(five, again))).toBe('van sedan bus ute suv');
  });
});

describe('a search is remembered with its filters and its path', () => {
  test('of its first page', () => {
    const state: IndexUiState = {
      ...{ query: 'sr5', page: 3, sortBy: 'price:asc', range: { price: ':40000' } },
      refinementList: { make_or_model: ['Toyota'], colour: ['White'] },
    };
    expect(toRecentSearch(state, slugs)).toEqual({
      path: '/search/toyota/?colour=White&price=:40000&query=sr5',
      filters: { make: ['Toyota'], colour: ['White'], price: [':40000'] },
      query: 'sr5',
    });
  });
  test.each([
    ['nothing', {}],
    ['a text alone', { query: 'sr5' }],
    ['an order alone', { sortBy: 'price:desc' as const }],
    ['a filter whose values were all taken off', { refinementList: {} }],
  ])('one about %s is not: it has no filters', (_, state) => {
    expect(toRecentSearch(state, slugs)).toBeUndefined();
  });
  test('and leads back to the same search', () => {
    const filters = { refinementList: { make_or_model: ['Toyota:HiLux'] }, range: { year: '2018:2021' } };
    const state: IndexUiState = { query: 'gxl', ...filters };
    expect(toUiState(toRecentSearch(state, slugs) as RecentSearch)).toEqual(state);
  });
});

describe('steps of a slider are one search', () => {
  const priced = (min: number, more: Partial<RecentSearch> = {}): RecentSearch => ({
    path: `/search/?price=${min}:`,
    filters: { price: [`${min}:`] },
    query: '',
    ...more,
  });
  test('the next step takes the place of the one before', () => {
    const after = addToHistory([priced(10_000), entry('ute')], priced(20_000));
    expect(after).toEqual([priced(20_000), entry('ute')]);
  });
  test.each([
    ['another filter', priced(20_000, { filters: { price: ['20000:'], body: ['ute'] } })],
    ['another text', priced(20_000, { query: 'sr5' })],
    ['another slider', priced(20_000, { filters: { year: ['2020:'] } })],
  ])('with %s it is another search', (_, next) => {
    expect(addToHistory([priced(10_000)], next)).toEqual([next, priced(10_000)]);
  });
  test('after another search it is another one', () => {
    const before = [entry('ute'), priced(10_000)];
    expect(addToHistory(before, priced(20_000))).toEqual([priced(20_000), ...before]);
  });
});

describe('what a browser stored is not trusted', () => {
  const others = [null, 'text', {}, [1], [null], [entry('suv'), 7]];
  const strays = [
    { filters: {} },
    { path: 'https://example.com' },
    { path: 7 },
    { query: undefined },
    { filters: null },
    { filters: 'suv' },
    { filters: { body: 'suv' } },
    { filters: { body: ['suv'], make: 'Kia' } },
    { filters: { body: ['suv', 7] } },
  ];
  const stored = [...others, ...strays.map((over) => [{ ...entry('suv'), ...over }])];
  test.each(stored.map((each) => [each]))('%j is no history', (each) => {
    expect(readHistory(each)).toEqual([]);
  });
  test('what was written is read again', () => {
    const history = [entry('suv'), entry('ute')];
    expect(readHistory(JSON.parse(JSON.stringify(history)))).toEqual(history);
  });
  test('any value is read without an error', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(readHistory(value))));
  });
});

describe('a page that was left before its scripts had loaded is remembered', () => {
  const history = ['suv', 'ute'].reduce<RecentSearch[]>((past, body) => addToHistory(past, entry(body)), []);
  test.each([
    ['after the newest recorded one', ['/search/ute-cars/', '/search/van-cars/'], 'van ute suv'],
    ['the latest first', ['/search/van-cars/', '/cars/a/', '/search/bus-cars/'], 'bus van ute suv'],
    ['but not what has been looked through', ['/search/van-cars/', '/search/ute-cars/'], 'ute suv'],
    ['but neither other pages nor all stock', ['/', '/search/', '/search/no-such/', '/cars/a/'], 'ute suv'],
  ])('%s', (_, visited, left) => expect(bodiesOf(addUnrecorded(history, visited, slugs))).toBe(left));
  test('with its make and model', () => {
    expect(addUnrecorded([], ['/search/toyota/hilux/'], slugs)).toMatchObject([
      { path: '/search/toyota/hilux/', filters: { make: ['Toyota'], model: ['HiLux'] } },
    ]);
  });
});
