import { describe, expect, test } from 'vitest';
import { replaceQuery, toTypedState, toUnderstoodState } from '#search/query-understanding/typed-state.ts';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { countSentenceSearches, sentenceVocabulary } from './sentences/sentence-search.ts';

const understand = (query: string) => understandQuery(query, sentenceVocabulary, countSentenceSearches);

/** The typed form after a change of the understood one. */
async function change(query: string, edit: (state: SearchState) => SearchState, chosen = EMPTY_STATE) {
  const understanding = await understand(query);
  const typed = { ...chosen, query };
  return toTypedState(edit(toUnderstoodState(typed, understanding)), typed, understanding);
}

describe('a search whose text was understood', () => {
  test('has its filters and order, and the rest as text', async () => {
    const typed = { ...EMPTY_STATE, query: 'cheap white hilux sr5 under 60k' };
    expect(toUnderstoodState(typed, await understand(typed.query))).toEqual({
      ...EMPTY_STATE,
      query: 'sr5',
      sortBy: 'price:asc',
      lists: { make: ['Toyota'], model: ['HiLux'], colour: ['White'] },
      ranges: { price: { max: 60_000 } },
    });
  });

  test('keeps its text when something else changes', async () => {
    const next = await change('white ute', (state) => ({
      ...state,
      lists: { ...state.lists, fuel: ['Diesel'] },
    }));
    expect(next).toEqual({ ...EMPTY_STATE, query: 'white ute', lists: { fuel: ['Diesel'] } });
  });

  test.each([
    ['white or silver ute', 'colour', ['Silver'], 'or silver ute'],
    ['white ute', 'colour', [], 'ute'],
  ])('%s: a value taken off takes its word with it', async (query, name, values, left) => {
    const next = await change(query, (state) => ({ ...state, lists: { ...state.lists, [name]: values } }));
    expect(next.query).toBe(left);
  });

  test('a value chosen beside a typed one makes both of them filters', async () => {
    const next = await change('white ute', (state) => ({
      ...state,
      lists: { ...state.lists, colour: ['White', 'Red'] },
    }));
    expect(next).toMatchObject({ query: 'ute', lists: { colour: ['White', 'Red'] } });
  });

  test('a range that is moved takes its words out of the text', async () => {
    const next = await change('ute under 40k', (state) => ({ ...state, ranges: { price: { max: 35_000 } } }));
    expect(next).toMatchObject({ query: 'ute', ranges: { price: { max: 35_000 } } });
  });

  test('another order takes the place of the typed one', async () => {
    const next = await change('cheap ute', (state) => ({ ...state, sortBy: 'price:desc' }));
    expect(next).toMatchObject({ query: 'ute', sortBy: 'price:desc' });
  });

  test('cleared, it is empty, with the words that were left out', async () => {
    const next = await change('white hilux unicorn', (state) => ({
      ...state,
      query: '',
      lists: {},
      ranges: {},
    }));
    expect(next).toEqual(EMPTY_STATE);
  });

  test('a typed make takes the place of a chosen one and of its models', async () => {
    const chosen: SearchState = {
      ...EMPTY_STATE,
      page: 2,
      lists: { make: ['Toyota'], model: ['HiLux'], fuel: ['Diesel'] },
    };
    expect(replaceQuery(chosen, 'mazda', await understand('mazda'))).toEqual({
      ...EMPTY_STATE,
      query: 'mazda',
      lists: { fuel: ['Diesel'] },
    });
  });
});
