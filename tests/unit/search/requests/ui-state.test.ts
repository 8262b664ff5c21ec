import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromUiState, type IndexUiState, toUiState } from '#search/requests/ui-state.ts';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import { ALL_SORTS, EMPTY_STATE, type SearchState } from '#search/state/state.ts';

const choices: [what: string, state: SearchState, ui: IndexUiState][] = [
  ['nothing', EMPTY_STATE, {}],
  ['a text', { ...EMPTY_STATE, query: 'tow bar' }, { query: 'tow bar' }],
  ['the second page', { ...EMPTY_STATE, page: 2 }, { page: 2 }],
  ['an order', { ...EMPTY_STATE, sortBy: 'price:asc' }, { sortBy: 'cars/sort/price:asc' }],
  [
    'values, one with a hyphen in front',
    { ...EMPTY_STATE, lists: { badge: ['-Base', 'SX'], make: ['Mazda'] } },
    { refinementList: { badge: ['\\-Base', 'SX'], make: ['Mazda'] } },
  ],
  [
    'ranges',
    { ...EMPTY_STATE, ranges: { price: { max: 40_000 }, year: { min: 2018, max: 2020 } } },
    { range: { price: ':40000', year: '2018:2020' } },
  ],
];

describe("a search is written for InstantSearch with what is chosen alone, and read from InstantSearch's form", () => {
  test.each(choices)('%s', (_, state, ui) => {
    expect(toUiState(state)).toEqual(ui);
    expect(fromUiState(ui)).toEqual(state);
  });

  test('every search is read from its own form again', () => {
    const bound = fc.nat(999_999);
    const range = fc.oneof(
      bound.map((min) => ({ min })),
      bound.map((max) => ({ max })),
      fc.tuple(bound, bound).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    );
    const value = fc.string({ minLength: 1 }).filter((text) => !text.startsWith('\\-'));
    const state: fc.Arbitrary<SearchState> = fc.record({
      query: fc.string(),
      page: fc.integer({ min: 1, max: 99 }),
      sortBy: fc.constantFrom('' as const, ...ALL_SORTS.map(({ name }) => name)),
      lists: fc.dictionary(fc.constantFrom(...LIST_ATTRIBUTES), fc.array(value, { minLength: 1 })),
      ranges: fc.dictionary(fc.constantFrom(...RANGE_ATTRIBUTES), range),
    });
    fc.assert(
      fc.property(state, (one) => {
        expect(fromUiState(toUiState(one))).toEqual(one);
      }),
    );
  });

  test.each<[string, IndexUiState]>([
    ['a filter without a value left', { refinementList: { make: [] } }],
    ['a range that is none', { range: { price: ':', year: '2020' } }],
    ['an order that nobody offers', { sortBy: 'cars/sort/weight:asc' }],
    ['the order of the index', { sortBy: 'cars' }],
  ])('%s is no choice', (_, ui) => {
    expect(fromUiState(ui)).toEqual(EMPTY_STATE);
  });
});
