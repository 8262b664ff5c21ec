import { describe, expect, test } from 'vitest';
import {
  DEFAULT_POPULAR_SEARCHES,
  type PopularSearch,
  parsePopularSearches,
  selectPopularSearches,
} from '#search/refinements/popular-searches.ts';
import { describeState } from '#search/state/describe-state.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

/** Counts made up by the words of a search; all else finds nothing. */
function counting(counts: Readonly<Record<string, number>>) {
  return (states: readonly IndexUiState[]) => states.map((state) => counts[describeState(state)] ?? 0);
}
const labels = (searches: readonly PopularSearch[]) => searches.map(({ label }) => label).join(', ');

describe('popular searches are made from the stock', () => {
  test('bodies by their cars, then prices, fuels and a kind; none without cars', () => {
    const count = counting({
      ...{ '': 100, Hatch: 12, SUV: 40, Ute: 30, Van: 5, Hybrid: 20, 'Ute, automatic': 25 },
      ...{ 'Under $20,000': 15, 'Under $30,000': 40, 'Under $40,000': 60 },
    });
    expect(labels(selectPopularSearches({}, DEFAULT_POPULAR_SEARCHES, count))).toBe(
      'SUVs, Utes, Hatches, Under $20k, Under $30k, Hybrid, Automatic utes',
    );
  });
  test.each([
    [4, ''],
    [5, 'SUVs'],
    [70, 'SUVs'],
    [71, ''],
  ])('a pill that leaves %i of 100 cars: %j', (cars, expected) => {
    const count = counting({ '': 100, SUV: cars });
    expect(labels(selectPopularSearches({}, DEFAULT_POPULAR_SEARCHES, count))).toBe(expected);
  });
  test('what is chosen already is not offered again, nor what would contradict it', () => {
    const utes = { refinementList: { body: ['ute'] } };
    const count = counting({ Ute: 30, 'Ute, hybrid': 5, 'SUV, hybrid': 9, SUV: 9, 'Ute, automatic': 20 });
    expect(labels(selectPopularSearches(utes, DEFAULT_POPULAR_SEARCHES, count))).toBe('Hybrid');
  });
  test('an empty stock has none', () => {
    expect(selectPopularSearches({}, DEFAULT_POPULAR_SEARCHES, counting({}))).toEqual([]);
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
    expect(selectPopularSearches({}, own, count)).toEqual([
      { label: 'Toyota HiLux', refinementList: { make_or_model: ['Toyota:HiLux'] }, range: {} },
      { label: 'Ute, under $20,000', refinementList: { body: ['ute'] }, range: { price: ':20000' } },
    ]);
  });
});
