import { describe, expect, test } from 'vitest';
import { readVocabulary } from '#search/query-understanding/vocabulary.ts';
import { suggest } from '#search/suggestions/suggest.ts';
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
])('what is typed so far is enough: %s -> %j', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});

describe('the best comes first', () => {
  type Counts = Readonly<Record<string, number>>;
  test.each<[what: string, typed: string, makeModels: Counts, bodies: Counts, found: string[]]>([
    [
      'a word as typed, before a longer one with more cars',
      '2',
      { 'Peugeot:2008': 9, 'Mazda:2': 1 },
      {},
      ['Mazda 2', 'Peugeot 2008'],
    ],
    [
      'what has more cars; a make has those of all its models',
      'su',
      { 'Subaru:BRZ': 1, 'Suzuki:Swift': 4, 'Suzuki:Ignis': 3 },
      { suv: 5 },
      ['Suzuki', 'SUV', 'Suzuki Swift', 'Suzuki Ignis', 'Subaru', 'Subaru BRZ'],
    ],
    ['a make without models alone', 'tra', { Trailer: 2 }, {}, ['Trailer']],
    ['a body that has no other words', 'cab', {}, { cabChassis: 1 }, ['Cab chassis']],
  ])('%s', (_, typed, make_model, body, found) => {
    expect(labels(typed, readVocabulary({ facets: { make_model, body } }, 2026), 6)).toEqual(found);
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
