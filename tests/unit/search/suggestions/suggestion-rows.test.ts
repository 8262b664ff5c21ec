import { describe, expect, test } from 'vitest';
import { describeState } from '#search/state/describe-state.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { buildSuggestionRows } from '#search/suggestions/suggestion-rows.ts';
import { makeVocabulary } from '#tests/support/factories/make-vocabulary.ts';

const yard = makeVocabulary();
const rows = (text: string, current: SearchState = EMPTY_STATE) =>
  buildSuggestionRows(text, current, yard).map(
    ({ kind, label, state }) => `${kind}: ${label} = ${describeState(state)}`,
  );

describe('the rows under the search box', () => {
  test('nothing typed has none', () => {
    expect(rows('  ')).toEqual([]);
  });
  test('understood words come first, the text itself last', () => {
    expect(rows('white auto ute under 40k')).toEqual([
      'understood: Ute · Automatic · White · Under $40,000 = Ute, automatic, white, under $40,000',
      'text: Search for exactly “white auto ute under 40k” = “"white auto ute under 40k"”',
    ]);
  });
  test.each([
    ['white hil', 'Toyota HiLux, white'],
    ['white auto ut', 'Ute, automatic, white'],
    ['under 40k coro', 'Toyota Corolla, under $40,000'],
  ])('%s: what is not understood yet is completed, with what is', (text, words) => {
    expect(rows(text).find((row) => row.startsWith('suggestion'))).toContain(` = ${words}`);
  });
  test('an understood name is not offered twice', () => {
    expect(rows('hilux')).toEqual([
      'understood: Toyota HiLux = Toyota HiLux',
      'text: Search for exactly “hilux” = “"hilux"”',
    ]);
  });
  test('a misspelt one is understood', () => {
    expect(rows('hillux')[0]).toBe('understood: Toyota HiLux = Toyota HiLux');
  });
  test('six rows at most beside the understood one', () => {
    expect(rows('t').length).toBe(6);
  });
  test('filters in force that a row does not speak of stay, the old text does not', () => {
    const current = {
      ...EMPTY_STATE,
      query: 'old',
      page: 2,
      lists: { make: ['Mazda'], model: ['3'], state: ['qld'] },
      ranges: { price: { max: 30_000 } },
    };
    expect(rows('hillux', current)).toEqual([
      'understood: Toyota HiLux = Toyota HiLux, QLD, under $30,000',
      'text: Search for exactly “hillux” = Mazda 3, QLD, under $30,000, “"hillux"”',
    ]);
  });
});
