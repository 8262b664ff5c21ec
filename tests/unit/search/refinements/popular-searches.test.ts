import { describe, expect, test } from 'vitest';
import { applyPopularSearch, type PopularSearch } from '#search/refinements/popular-search.ts';
import {
  DEFAULT_POPULAR_SEARCHES,
  parsePopularSearches,
  selectPopularSearches,
} from '#search/refinements/popular-searches.ts';
import { describeState } from '#search/state/describe-state.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';

/** Counts made up by the words of a search; all else finds nothing. */
function counting(counts: Readonly<Record<string, number>>) {
  return (states: readonly SearchState[]) => states.map((state) => counts[describeState(state)] ?? 0);
}
const labels = (pills: readonly PopularSearch[]) => pills.map(({ label }) => label);

describe('popular searches are made from the stock', () => {
  test('bodies by their cars, then prices, fuels and a kind; none without cars', () => {
    const count = counting({
      '': 100,
      Hatch: 12,
      SUV: 40,
      Ute: 30,
      Van: 5,
      'Under $20,000': 15,
      'Under $30,000': 40,
      'Under $40,000': 60,
      Hybrid: 20,
      'Ute, automatic': 25,
    });
    expect(labels(selectPopularSearches(EMPTY_STATE, DEFAULT_POPULAR_SEARCHES, count))).toEqual([
      'SUVs',
      'Utes',
      'Hatches',
      'Under $20k',
      'Under $30k',
      'Hybrid',
      'Automatic utes',
    ]);
  });
  test.each([
    [4, []],
    [5, ['SUVs']],
    [70, ['SUVs']],
    [71, []],
  ])('a pill that leaves %i of 100 cars: %j', (cars, expected) => {
    expect(
      labels(selectPopularSearches(EMPTY_STATE, DEFAULT_POPULAR_SEARCHES, counting({ '': 100, SUV: cars }))),
    ).toEqual(expected);
  });
  test('what is chosen already is not offered again, nor what would contradict it', () => {
    const utes = { ...EMPTY_STATE, lists: { body: ['ute'] } };
    const count = counting({ Ute: 30, 'Ute, hybrid': 5, 'SUV, hybrid': 9, SUV: 9, 'Ute, automatic': 20 });
    expect(labels(selectPopularSearches(utes, DEFAULT_POPULAR_SEARCHES, count))).toEqual(['Hybrid']);
  });
  test('an empty stock has none', () => {
    expect(selectPopularSearches(EMPTY_STATE, DEFAULT_POPULAR_SEARCHES, counting({}))).toEqual([]);
  });
});

describe('a dealer may name them as search addresses', () => {
  const slugs = buildSlugTable([{ make: 'Toyota', model: 'HiLux' }]);
  test('read in the words of a search; what the stock does not know is left out', () => {
    const own = parsePopularSearches(
      ['/search/toyota/hilux/', '/search/ute-cars/?price=:20000', '/search/saab/'],
      slugs,
    );
    const count = counting({ '': 10, 'Toyota HiLux': 9, 'Ute, under $20,000': 1 });
    expect(selectPopularSearches(EMPTY_STATE, own, count)).toEqual([
      { label: 'Toyota HiLux', lists: { make: ['Toyota'], model: ['HiLux'] }, ranges: {} },
      { label: 'Ute, under $20,000', lists: { body: ['ute'] }, ranges: { price: { max: 20_000 } } },
    ]);
  });
});

test('a popular search adds to the current search, from its first page', () => {
  const state: SearchState = { ...EMPTY_STATE, query: 'sr5', page: 3, lists: { make: ['Toyota'] } };
  expect(applyPopularSearch(state, { label: 'Under $20k', ranges: { price: { max: 20_000 } } })).toEqual({
    ...state,
    page: 1,
    ranges: { price: { max: 20_000 } },
  });
});
