import { describe, expect, test } from 'vitest';
import { readVocabulary } from '#search/query-understanding/vocabulary.ts';
import { describeState } from '#search/state/describe-state.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { suggest } from '#search/suggestions/suggest.ts';
import { buildSuggestionRows } from '#search/suggestions/suggestion-rows.ts';
import { makeVocabulary } from '#tests/support/factories/make-vocabulary.ts';

const labels = (text: string, vocabulary = makeVocabulary(), most = 3) =>
  suggest(text, vocabulary, most).map(({ label }) => label);

test.each([
  ['hillux', 'Toyota HiLux'],
  ['land cruser', 'Toyota LandCruiser'],
  ['landcruzer prado', 'Toyota LandCruiser Prado'],
  ['toyata corolla', 'Toyota Corolla'],
  ['mitsibishi tritan', 'Mitsubishi Triton'],
  ['subura outback', 'Subaru Outback'],
  ['nisan navara', 'Nissan Navara'],
  ['x trial', 'Nissan X-Trail'],
  ['mercades c class', 'Mercedes-Benz C-Class'],
])('a misspelt model is still the first suggestion: %s -> %s', (typed, expected) => {
  expect(labels(typed)[0]).toBe(expected);
});

test.each([
  ['toy', ['Toyota', 'Toyota HiLux', 'Toyota 86']],
  ['hil', ['Toyota HiLux']],
  ['cx5', ['Mazda CX-5']],
  ['mazda 3', ['Mazda 3']],
  ['vw', ['Volkswagen', 'Volkswagen Golf']],
  ['people', ['People mover']],
  ['comodo', ['Holden Commodore']],
  ['land', ['Land Rover', 'Land Rover Defender', 'Land Rover Discovery Sport']],
])('what is typed so far is enough: %s -> %j', (typed, expected) => expect(labels(typed)).toEqual(expected));

describe('the best comes first', () => {
  type Counts = Readonly<Record<string, number>>;
  const PEUGEOTS = { 'Peugeot:2008': 9, 'Mazda:2': 1 };
  const SUZUKIS = { 'Subaru:BRZ': 1, 'Suzuki:Swift': 4, 'Suzuki:Ignis': 3 };
  const IN_ORDER = 'Suzuki, SUV, Suzuki Swift, Suzuki Ignis, Subaru, Subaru BRZ';
  test.each<[what: string, typed: string, makeModels: Counts, bodies: Counts, found: string]>([
    ['a word as typed, before a longer one with more cars', '2', PEUGEOTS, {}, 'Mazda 2, Peugeot 2008'],
    ['what has more cars; a make has those of all its models', 'su', SUZUKIS, { suv: 5 }, IN_ORDER],
    ['a make without models alone', 'tra', { Trailer: 2 }, {}, 'Trailer'],
    ['a body that has no other words', 'cab', {}, { cabChassis: 1 }, 'Cab chassis'],
  ])('%s', (_, typed, make_model, body, found) => {
    const vocabulary = readVocabulary({ facets: { make_model, body } }, 2026);
    expect(labels(typed, vocabulary, 6).join(', ')).toBe(found);
  });
});

test.each(['', '  ', '!?', 'zzzz', 'corvette', 'hi there'])(
  'what nothing is like suggests nothing: "%s"',
  (typed) => {
    expect(labels(typed)).toEqual([]);
  },
);

test('a suggestion chooses its make with its model', () => {
  expect(suggest('hillux', makeVocabulary(), 1)).toEqual([
    { label: 'Toyota HiLux', choice: { make_or_model: ['Toyota:HiLux'] } },
  ]);
});

const rows = (text: string, current: IndexUiState = {}, vocabulary = makeVocabulary()) =>
  buildSuggestionRows(text, current, vocabulary).map(
    ({ kind, label, state }) => `${kind}: ${label} = ${describeState(state)}`,
  );

describe('the rows under the search box', () => {
  test('nothing typed has none', () => expect(rows('  ')).toEqual([]));
  test('understood words come first, the text itself last', () => {
    expect(rows('white auto ute under 40k')).toEqual([
      'understood: Ute · Automatic · White · Under $40,000 = Ute, automatic, white, under $40,000',
      'text: Search for exactly “white auto ute under 40k” = “white auto ute under 40k”',
    ]);
  });
  test.each([
    ['white hil', 'Toyota HiLux · White = Toyota HiLux, white'],
    ['white auto ut', 'Ute · Automatic · White = Ute, automatic, white'],
    ['under 40k coro', 'Toyota Corolla · Under $40,000 = Toyota Corolla, under $40,000'],
    ['hil under 40k', 'Toyota HiLux · Under $40,000 = Toyota HiLux, under $40,000'],
  ])('%s: what is not understood yet is completed, with what is', (text, row) => {
    expect(rows(text).filter((one) => one.startsWith('suggestion'))).toEqual([`suggestion: ${row}`]);
  });
  test('what is understood whole is not completed', () => {
    expect(rows('white toyota')).toEqual([
      'understood: Toyota · White = Toyota, white',
      'text: Search for exactly “white toyota” = “white toyota”',
    ]);
  });
  test('another make takes the place of a model, the same make does not', () => {
    const mazdas = ['Mazda', 'Mazda 3', 'Mazda BT-50', 'Mazda CX-5', 'Mazda MX-5'];
    expect(rows('hilux maz')).toEqual([
      'understood: Toyota HiLux · “maz” = Toyota HiLux, “maz”',
      ...mazdas.map((mazda) => `suggestion: ${mazda} = ${mazda}`),
      'text: Search for exactly “hilux maz” = “hilux maz”',
    ]);
    expect(rows('hilux toy').slice(0, 3)).toEqual([
      'understood: Toyota HiLux · “toy” = Toyota HiLux, “toy”',
      'suggestion: Toyota HiLux = Toyota HiLux',
      'suggestion: Toyota 86 = Toyota 86',
    ]);
    expect(rows('hilux ranger maz')[1]).toBe('suggestion: Mazda = Mazda');
  });
  test('a name alone is written as in the stock', () => {
    const smart = readVocabulary({ facets: { make_model: { 'smart:fortwo': 2 } } }, 2026);
    expect(rows('s', {}, smart)[0]).toBe('suggestion: smart = Smart');
  });
  test('an understood name is not offered twice', () => {
    expect(rows('hilux')).toEqual([
      'understood: Toyota HiLux = Toyota HiLux',
      'text: Search for exactly “hilux” = “hilux”',
    ]);
  });
  test('six rows at most beside the understood one', () => expect(rows('t').length).toBe(6));
  test('filters in force that a row does not speak of stay, the old text does not', () => {
    const filters = {
      refinementList: { make_or_model: ['Mazda:3'], state: ['qld'] },
      range: { price: ':30000' },
    };
    const current = { query: 'old', page: 2, ...filters };
    expect(rows('hillux', current)).toEqual([
      'understood: Toyota HiLux = Toyota HiLux, QLD, under $30,000',
      'text: Search for exactly “hillux” = Mazda 3, QLD, under $30,000, “hillux”',
    ]);
  });
});

describe('words refine the search that is there', () => {
  const toyotas: IndexUiState = {
    ...{ query: 'whi', page: 3, sortBy: 'price:asc', range: { price: ':40000' } },
    refinementList: { make_or_model: ['Toyota:HiLux'], body: ['ute'] },
  };
  const refined = (text: string) => {
    const [row] = buildSuggestionRows(text, toyotas, makeVocabulary());
    return row?.kind === 'understood' ? row.state : undefined;
  };

  test('other filters and the order stay, the text and the page do not', () => {
    const refinementList = { ...toyotas.refinementList, colour: ['White'] };
    expect(refined('white')).toEqual({ ...toyotas, query: '', page: 1, refinementList });
  });
  test('another make takes the place of the first one and of its models', () => {
    expect(refined('mazda')?.refinementList).toEqual({ make_or_model: ['Mazda'], body: ['ute'] });
  });
  test('another price takes the place of the first one', () => {
    expect(refined('over 50k')?.range).toEqual({ price: '50000:' });
  });
});
