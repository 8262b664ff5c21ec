import { describe, expect, test } from 'vitest';
import {
  replaceQuery,
  toTypedState,
  toUnderstoodState,
  withoutWords,
} from '#search/query-understanding/typed-state.ts';
import type { RefinementList } from '#search/state/makes-and-models.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { understandSentence } from './sentences/sentence-search.ts';

/** What is chosen, without what means that nothing is. */
function trim(state: IndexUiState): IndexUiState {
  const isChosen = (value: unknown) => !['', '{}', '1'].includes(JSON.stringify(value).replaceAll('"', ''));
  return Object.fromEntries(Object.entries(state).filter(([, value]) => isChosen(value)));
}

/** The typed form after a change of the understood one. */
async function change(query: string, edit: (state: IndexUiState) => IndexUiState, chosen = {}) {
  const understanding = await understandSentence(query);
  const typed = { ...chosen, query };
  return trim(toTypedState(edit(toUnderstoodState(typed, understanding)), typed, understanding));
}

const withLists = (refinementList: RefinementList) => (state: IndexUiState) => ({
  ...state,
  refinementList: { ...state.refinementList, ...refinementList },
});

describe('a search whose text was understood', () => {
  test('has its filters and order, and the rest as text', async () => {
    const typed = { query: 'cheap white hilux sr5 under 60k' };
    expect(toUnderstoodState(typed, await understandSentence(typed.query))).toEqual({
      query: 'sr5',
      sortBy: 'price:asc',
      refinementList: { make_or_model: ['Toyota:HiLux'], colour: ['White'] },
      range: { price: ':60000' },
    });
  });

  test.each([
    ['white or silver ute', 'colour', ['Silver'], 'or silver ute'],
    ['white ute', 'colour', [], 'ute'],
  ])('%s: a value taken off takes its word with it', async (query, name, values, left) => {
    const next = await change(query, withLists({ [name]: values }));
    expect(next.query).toBe(left);
  });

  test('another order takes the place of the typed one', async () => {
    const next = await change('cheap ute', (state) => ({ ...state, sortBy: 'price:desc' }));
    expect(next).toMatchObject({ query: 'ute', sortBy: 'price:desc' });
  });

  test('cleared, it is empty, with the words that were left out', async () => {
    const cleared = { query: '', refinementList: {}, range: {} };
    expect(await change('white hilux unicorn', (state) => ({ ...state, ...cleared }))).toEqual({});
  });
});

describe('a typed text beside choices', () => {
  const chosen: IndexUiState = {
    page: 3,
    sortBy: 'km:asc',
    refinementList: { make_or_model: ['Mazda:3'], fuel: ['Diesel'], colour: ['Red'] },
    range: { price: ':20000', year: '2018:' },
  };

  test('takes the place of the choices that it speaks of; a chosen order comes first', async () => {
    const typed = { ...chosen, query: 'cheap white hilux under 60k' };
    expect(toUnderstoodState(typed, await understandSentence(typed.query))).toEqual({
      ...chosen,
      query: '',
      refinementList: { make_or_model: ['Toyota:HiLux'], colour: ['White'], fuel: ['Diesel'] },
      range: { price: ':60000', year: '2018:' },
    });
  });

  test.each([
    ['cheap white hilux under 60k', '', { fuel: ['Diesel'] }, { year: '2018:' }],
    ['ute', 'km:asc', chosen.refinementList, chosen.range],
    ['white mazda', 'km:asc', { fuel: ['Diesel'] }, chosen.range],
  ])('%s takes them out of the typed form', async (query, sortBy, refinementList, range) => {
    const replaced = { query, sortBy, refinementList, range, page: 1 };
    expect(replaceQuery(chosen, query, await understandSentence(query))).toEqual(replaced);
  });
});

describe('a change of what was understood', () => {
  const withRanges = (range: NonNullable<IndexUiState['range']>) => (state: IndexUiState) => ({
    ...state,
    range,
  });
  const withText = (query: string) => (state: IndexUiState) => ({ ...state, query });

  // biome-ignore format: a table reads better in rows
  test.each<[string, (state: IndexUiState) => IndexUiState, IndexUiState]>([
    ['cheap ute',           withLists({ fuel: ['Diesel'] }),                      { query: 'cheap ute', refinementList: { fuel: ['Diesel'] } }],
    ['ute 20k to 40k',      withRanges({ price: '20000:35000' }),  { query: 'ute', range: { price: '20000:35000' } }],
    ['ute 20k to 40k',      withRanges({ price: '25000:40000' }),  { query: 'ute', range: { price: '25000:40000' } }],
    ['ute under 40k',       withRanges({}),                                       { query: 'ute' }],
    ['ute under 40k',       withRanges({ price: ':40000', year: '2020:' }), { query: 'ute under 40k', range: { year: '2020:' } }],
    ['white hilux sr5',     withText(''),                                         { query: 'white hilux' }],
    ['white hilux sr5',     withText('rogue'),                                    { query: 'white hilux rogue' }],
    ['sr5',                 withText('rogue'),                                    { query: 'rogue' }],
    ['hilux or ranger',     withLists({ make_or_model: ['Toyota:HiLux'] }),          { query: 'hilux or' }],
    ['hatchback white',     withLists({ body: ['hatch', 'suv'] }),                { query: 'white', refinementList: { body: ['hatch', 'suv'] } }],
    ['white or silver ute', withLists({ colour: ['White', 'Silver', 'Red'] }),    { query: 'or ute', refinementList: { colour: ['White', 'Silver', 'Red'] } }],
    ['toyota hilux ute',    withLists({ make_or_model: ['Toyota'] }),           { query: 'ute', refinementList: { make_or_model: ['Toyota'] } }],
    ['2wd ute',             withLists({ drive: ['FWD'] }),                        { query: 'ute', refinementList: { drive: ['FWD'] } }],
    ['2wd ute',             withLists({ drive: ['FWD', 'AWD'] }),                 { query: 'ute', refinementList: { drive: ['FWD', 'AWD'] } }],
    ['ute white diesel',    withLists({ colour: [], fuel: [] }),                  { query: 'ute', refinementList: { colour: [], fuel: [] } }],
  ])('%s', async (query, edit, expected) => expect(await change(query, edit)).toEqual(expected));

  const diesel: IndexUiState = { sortBy: 'km:asc', refinementList: { fuel: ['Diesel'] } };
  test.each([
    ['ute unicorn', 'unicorn', 'a word that was left out stays'],
    ['the ute', '', 'a filler does not stay alone'],
    ['the ute sr5', 'the sr5', 'the rest of the text stays'],
  ])('%s without its body is "%s": %s', async (query, left) => {
    const next = await change(query, withLists({ body: [] }), diesel);
    expect(next).toEqual(trim({ ...diesel, query: left, refinementList: { fuel: ['Diesel'], body: [] } }));
  });

  test.each<[IndexUiState, string, string]>([
    [{ page: 2 }, 'cheap ute', 'km:asc'],
    [{ sortBy: 'price:asc' }, 'ute', 'price:asc'],
  ])('after %o, an order chosen beside a typed one stays', async (edit, query, sortBy) => {
    const next = await change('cheap ute', (state) => ({ ...state, ...edit }), diesel);
    expect(next).toMatchObject({ query, sortBy });
  });

  test('cleared, the order and the page stay', async () => {
    const next = await change('white ute', () => ({ sortBy: 'price:asc', page: 2 }));
    expect(next).toEqual({ sortBy: 'price:asc', page: 2 });
  });

  test('an order that words asked for goes with them', async () => {
    const next = await change('cheap ute', ({ sortBy = '' }) => ({ sortBy }));
    expect(next).toEqual({});
  });
});

test.each([
  ['hilux unicorn  white', { start: 6, end: 13 }, 'hilux white'],
  ['Cafe\u0301 hilux', { start: 5, end: 10 }, 'Café'],
  ['ute near me', { start: 4, end: 11 }, 'ute'],
])('%s without a stretch of it', (query, stretch, left) => expect(withoutWords(query, stretch)).toBe(left));
