import { describe, expect, test } from 'vitest';
import {
  replaceQuery,
  toTypedState,
  toUnderstoodState,
  withoutWords,
} from '#search/query-understanding/typed-state.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { understandSentence } from './sentences/sentence-search.ts';

/** The typed form after a change of the understood one. */
async function change(query: string, edit: (state: SearchState) => SearchState, chosen = EMPTY_STATE) {
  const understanding = await understandSentence(query);
  const typed = { ...chosen, query };
  return toTypedState(edit(toUnderstoodState(typed, understanding)), typed, understanding);
}

describe('a search whose text was understood', () => {
  test('has its filters and order, and the rest as text', async () => {
    const typed = { ...EMPTY_STATE, query: 'cheap white hilux sr5 under 60k' };
    expect(toUnderstoodState(typed, await understandSentence(typed.query))).toEqual({
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
    expect(replaceQuery(chosen, 'mazda', await understandSentence('mazda'))).toEqual({
      ...EMPTY_STATE,
      query: 'mazda',
      lists: { fuel: ['Diesel'] },
    });
  });
});

describe('a typed text beside choices', () => {
  const chosen: SearchState = {
    ...EMPTY_STATE,
    page: 3,
    sortBy: 'km:asc',
    lists: { make: ['Mazda'], model: ['3'], fuel: ['Diesel'], colour: ['Red'] },
    ranges: { price: { max: 20_000 }, year: { min: 2018 } },
  };

  test('takes the place of the choices that it speaks of; a chosen order comes first', async () => {
    const typed = { ...chosen, query: 'cheap white hilux under 60k' };
    expect(toUnderstoodState(typed, await understandSentence(typed.query))).toEqual({
      ...chosen,
      query: '',
      lists: { make: ['Toyota'], model: ['HiLux'], colour: ['White'], fuel: ['Diesel'] },
      ranges: { price: { max: 60_000 }, year: { min: 2018 } },
    });
  });

  test.each([
    ['cheap white hilux under 60k', '', { fuel: ['Diesel'] }, { year: { min: 2018 } }],
    ['ute', 'km:asc', chosen.lists, chosen.ranges],
    ['white mazda', 'km:asc', { fuel: ['Diesel'] }, chosen.ranges],
  ])('%s takes them out of the typed form', async (query, sortBy, lists, ranges) => {
    expect(replaceQuery(chosen, query, await understandSentence(query))).toEqual({
      ...{ query, sortBy, lists, ranges },
      page: 1,
    });
  });
});

describe('a change of what was understood', () => {
  const withLists = (lists: SearchState['lists']) => (state: SearchState) => ({
    ...state,
    lists: { ...state.lists, ...lists },
  });
  const withRanges = (ranges: SearchState['ranges']) => (state: SearchState) => ({ ...state, ranges });
  const withText = (query: string) => (state: SearchState) => ({ ...state, query });

  // biome-ignore format: a table reads better in rows
  test.each<[string, (state: SearchState) => SearchState, Partial<SearchState>]>([
    ['cheap ute',           withLists({ fuel: ['Diesel'] }),                      { query: 'cheap ute', lists: { fuel: ['Diesel'] } }],
    ['ute 20k to 40k',      withRanges({ price: { min: 20_000, max: 35_000 } }),  { query: 'ute', ranges: { price: { min: 20_000, max: 35_000 } } }],
    ['ute 20k to 40k',      withRanges({ price: { min: 25_000, max: 40_000 } }),  { query: 'ute', ranges: { price: { min: 25_000, max: 40_000 } } }],
    ['ute under 40k',       withRanges({}),                                       { query: 'ute' }],
    ['ute under 40k',       withRanges({ price: { max: 40_000 }, year: { min: 2020 } }), { query: 'ute under 40k', ranges: { year: { min: 2020 } } }],
    ['white hilux sr5',     withText(''),                                         { query: 'white hilux' }],
    ['white hilux sr5',     withText('rogue'),                                    { query: 'white hilux rogue' }],
    ['sr5',                 withText('rogue'),                                    { query: 'rogue' }],
    ['hilux or ranger',     withLists({ make_model: ['Toyota:HiLux'] }),          { query: 'hilux or' }],
    ['hatchback white',     withLists({ body: ['hatch', 'suv'] }),                { query: 'white', lists: { body: ['hatch', 'suv'] } }],
    ['white or silver ute', withLists({ colour: ['White', 'Silver', 'Red'] }),    { query: 'or ute', lists: { colour: ['White', 'Silver', 'Red'] } }],
    ['toyota hilux ute',    withLists({ make: ['Toyota'], model: [] }),           { query: 'ute', lists: { make: ['Toyota'], model: [] } }],
    ['2wd ute',             withLists({ drive: ['FWD'] }),                        { query: 'ute', lists: { drive: ['FWD'] } }],
    ['2wd ute',             withLists({ drive: ['FWD', 'AWD'] }),                 { query: 'ute', lists: { drive: ['FWD', 'AWD'] } }],
    ['ute white diesel',    withLists({ colour: [], fuel: [] }),                  { query: 'ute', lists: { colour: [], fuel: [] } }],
  ])('%s', async (query, edit, expected) => {
    expect(await change(query, edit)).toEqual({ ...EMPTY_STATE, ...expected });
  });

  const diesel: SearchState = { ...EMPTY_STATE, sortBy: 'km:asc', lists: { fuel: ['Diesel'] } };
  test.each([
    ['ute unicorn', 'unicorn', 'a word that was left out stays'],
    ['the ute', '', 'a filler does not stay alone'],
    ['the ute sr5', 'the sr5', 'the rest of the text stays'],
  ])('%s without its body is "%s": %s', async (query, left) => {
    const next = await change(query, (state) => ({ ...state, lists: { ...state.lists, body: [] } }), diesel);
    expect(next).toEqual({ ...diesel, query: left, lists: { fuel: ['Diesel'], body: [] } });
  });

  test.each<[Partial<SearchState>, string, string]>([
    [{ page: 2 }, 'cheap ute', 'km:asc'],
    [{ sortBy: 'price:asc' }, 'ute', 'price:asc'],
  ])('after %o, an order chosen beside a typed one stays', async (edit, query, sortBy) => {
    const next = await change('cheap ute', (state) => ({ ...state, ...edit }), diesel);
    expect(next).toMatchObject({ query, sortBy });
  });

  test('cleared, the order and the page stay', async () => {
    const next = await change('white ute', () => ({ ...EMPTY_STATE, sortBy: 'price:asc', page: 2 }));
    expect(next).toEqual({ ...EMPTY_STATE, sortBy: 'price:asc', page: 2 });
  });

  test('an order that words asked for goes with them', async () => {
    const next = await change('cheap ute', ({ sortBy }) => ({ ...EMPTY_STATE, sortBy }));
    expect(next).toEqual(EMPTY_STATE);
  });
});

test.each([
  ['hilux unicorn  white', { start: 6, end: 13 }, 'hilux white'],
  ['Cafe\u0301 hilux', { start: 5, end: 10 }, 'Café'],
  ['ute near me', { start: 4, end: 11 }, 'ute'],
])('%s without a stretch of it', (query, stretch, left) => {
  expect(withoutWords(query, stretch)).toBe(left);
});
