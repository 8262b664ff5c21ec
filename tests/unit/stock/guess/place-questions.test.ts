import { describe, expect, test } from 'vitest';
import { guessMapping } from '#stock/guess/guess-mapping.ts';
import type { Yard } from '#stock/guess/place-questions.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

const yard = (id: string, name: string, city: string): Yard => {
  const { address } = makeLocation();
  return { id, name, address: { ...address, city } };
};
const YARDS = [
  yard('north', 'Acme North Ballarat', 'Wendouree'),
  yard('geelong', 'Acme Geelong', 'Geelong'),
  yard('mount', 'Acme Limestone', 'Mount Gambier'),
];
const NAMES = YARDS.map(({ name }) => name);

/** The mapping of a column with some words, with an answer to each question about places, and these questions. */
function place(column: string, words: readonly string[], answers: readonly string[] = [], yards = YARDS) {
  const text = [`Make,${column}`, ...words.map((word) => `Kia,${word}`)].join('\n');
  const { draft, questions } = guessMapping(readCsv({ file: 'feed.csv', text }), yards);
  const asked = questions.filter(({ field }) => field === 'location_id' || field === 'city');
  const { fields } = asked.reduce(
    (given, question, index) => question.apply(given, answers[index] ?? question.otherwise),
    draft,
  );
  return { asked: asked.map(({ id, otherwise }) => `${id}: ${otherwise}`), asks: asked, fields };
}

describe('which yard of the dealer a vehicle is at', () => {
  test.each([
    ['numbers', 'YARD', ['1', '2'], ['yard: "1": unknown', 'yard: "2": unknown']],
    ['codes', 'store_code', ['AC-GEE', 'AC-XY'], ['yard: "AC-GEE": Acme Geelong', 'yard: "AC-XY": unknown']],
    ['one code', 'Branch', ['B7'], ['yard: "B7": unknown']],
    ['a part of a name', 'Branch Name', ['Ballarat', 'Geelong'], ['yard: "Ballarat": Acme North Ballarat']],
    ['names', 'Dealership', NAMES.slice(0, 2), ['yard: "Dealership": yes']],
    ['towns', 'Suburb', ['Geelong', 'Mt Gambier'], []],
    ['places in a yard', 'Site', ['On floor', 'In workshop'], ['city: "Site": no']],
    ['consumption', 'City MPG', ['1', '2'], []],
    ['too many', 'Store', Array.from({ length: 13 }, (_, n) => `S${n}`), ['city: "Store": no']],
  ])('is asked for as far as its column does not say it: %s', (_, column, words, asked) => {
    expect(place(column, words).asked).toEqual(asked);
  });

  test('is kept by its id, beside those that are known', () => {
    const { asks, fields } = place(
      'Branch',
      ['Ballarat', 'Mt Gambier', '7'],
      ['Acme North Ballarat', 'unknown'],
    );
    expect(asks[0]?.choices).toEqual([...NAMES, 'unknown']);
    expect(fields.location_id).toEqual({
      ...{ from: 'Branch', optional: true },
      values: { '*': null, 'Mt Gambier': 'mount', Ballarat: 'north' },
    });
  });

  test('is no town', () => {
    expect(place('Suburb', NAMES).fields).not.toHaveProperty('city');
    expect(place('Suburb', NAMES, ['no']).fields).toHaveProperty('city');
    expect(place('Suburb', ['Ballarat', 'Geelong']).fields).toHaveProperty('city');
  });

  test('is not asked of a dealer that has one', () => {
    expect(place('Yard', ['1', '2'], [], YARDS.slice(1, 2)).asked).toEqual([]);
  });
});

test('a yard is named by a column of yards rather than by the number of the dealer', () => {
  const text = 'Make,Dealer ID,Yard Code\nKia,77,N\nKia,77,G\n';
  const { questions } = guessMapping(readCsv({ file: 'feed.csv', text }), YARDS);
  expect(questions.filter(({ field }) => field === 'location_id').map(({ id }) => id)).toEqual([
    'yard: "N"',
    'yard: "G"',
  ]);
});
