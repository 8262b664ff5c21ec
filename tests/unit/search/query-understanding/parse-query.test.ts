import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeCorrections } from '#search/query-understanding/describe-corrections.ts';
import { parseQuery } from '#search/query-understanding/parse-query.ts';
import { makeVocabulary } from '#tests/support/factories/make-vocabulary.ts';
import { listWords, readText } from './read-text.ts';

const stock = makeVocabulary();
/** The same stock in a vocabulary of its own for each text: a dictionary that is kept would hide what builds it. */
const parse = (text: string) => parseQuery(text, { ...stock });
test.each([
  ['', 'nothing was typed'],
  ['86', 'a number may be a model, a year or a badge'],
  ['300', 'a number'],
  ['2008', 'a model of this yard is called so'],
  ['under 2020', 'a year or dollars'],
  ['under 500 a month', 'a repayment'],
  ['under 2,000 kg', 'a weight'],
  ['under warranty', 'no number'],
  ['is', 'a word, though a Lexus is called so'],
  ['orange', 'a colour and a town of this yard'],
  ['corvette', 'not in stock'],
  ['under 4', 'on the way to 40k'],
  ['pink', 'not in stock'],
  ['gold', 'a colour, not a misspelt Golf'],
  ['9 seater', 'not in stock'],
  ['tas', 'not in stock'],
  ['near new', 'says something else than new'],
  ['new tyres', 'the tyres are new, not the car'],
  ['black edition', 'the badge of a Ranger'],
  ['auto climate control', 'climate control'],
  ['over 40k under 20k', 'a contradiction'],
  ['S123456', 'a stock number'],
])('what is not certain stays text: %s (%s)', (text) => expect(parse(text)).toBeUndefined());

test('whatever is typed, the reading ends and what stays text was typed', () => {
  const word = fc.oneof(
    fc.constantFrom(...'under $ 40k white hilux 2020 to - km not ü < 7 seater'.split(' ')),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const text = words.join(' ');
      const rest = parse(text)?.rest ?? '';
      for (const part of rest.split(/\s+/).filter(Boolean)) expect(text.normalize('NFC')).toContain(part);
    }),
  );
});

test('a text is read into parts, words and quoted texts, each where it stands', () => {
  expect(readText('"Tow bar" 2wd hilux unicorn under 40k "sr5" cheap near me')).toStrictEqual({
    refinementList: { make_or_model: ['Toyota:HiLux'], drive: ['FWD', 'RWD'] },
    range: { price: ':40000' },
    rest: 'unicorn',
    parts: [
      { start: 10, end: 13, refinementList: { drive: ['FWD', 'RWD'] }, label: '2WD' },
      { start: 14, end: 19, refinementList: { make_or_model: ['Toyota:HiLux'] } },
      { start: 28, end: 37, range: { price: ':40000' } },
      { start: 44, end: 49, sorts: ['price:asc'] },
      { start: 50, end: 57, near: true },
    ],
    words: [{ start: 20, end: 27, text: 'unicorn', search: '"unicorn"', optional: false, pending: false }],
    exact: [
      { start: 0, end: 9, text: 'Tow bar', open: false, search: '"Tow bar"' },
      { start: 38, end: 43, text: 'sr5', open: false, search: '"sr5"' },
    ],
    corrections: [],
  });
});

describe('the rest of a text', () => {
  test.each([
    ['sr5 and unicorn', 'sr5 and unicorn', 'a filler between two words stays'],
    ['sr5 and white', 'sr5', 'a filler before a filter goes'],
    ['white and sr5', 'sr5', 'a filler after a filter goes'],
    ['the sr5', 'sr5', 'a filler at the beginning goes'],
    ['sr5 please', 'sr5', 'a filler at the end goes'],
    ['sr5 in the unicorn', 'sr5 unicorn', 'two fillers go'],
    ['SR5-Unicorn', 'SR5-Unicorn', 'words keep what joins them'],
    ['SR5-Unicorn hilux Dragon', 'SR5-Unicorn Dragon', 'filters between words go'],
    ['a hilux for the sr5', 'sr5', 'fillers go'],
    ['over 40k under 20k ute', 'over 40k under 20k', 'a contradiction stays'],
  ])('of "%s" is "%s": %s', (text, rest) => expect(readText(text).rest).toBe(rest));

  test('a contradiction is no filter', () => {
    expect(readText('over 40k under 20k 2020').range).toStrictEqual({ year: '2020:2020' });
  });
});

// biome-ignore format: a table reads better in rows
test.each([
    ['toyo',                ['toyo?~']],
    ['hilux toyo ',         ['toyo?~']],
    ['toyo 4',              ['toyo?~', '4?~']],
    ['toyo $4,0.5',         ['toyo?~', '4?~', '0?~', '5?~']],
    ['toyo whi',            ['toyo?~', 'whi?~']],
    ['toyo белы',           ['toyo белы']],
    ['toyo бел',            ['toyo?~', 'бел']],
    ['toyo unicorn',        ['toyo unicorn']],
    ['toyo-whi',            ['toyo', 'whi?~']],
    ['toyo ab cd',          ['toyo', 'ab?~', 'cd?']],
    ['toyo suv',            ['toyo']],
    ['toyo suv hil',        ['toyo', 'hil?~']],
    ['please toyo',         ['toyo?~']],
  ])('only the end of a text may be half typed: %s -> %j', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });

const noteOf = (text: string) => describeCorrections(text, readText(text).corrections);

test('what was corrected is said, and can be searched for as it was typed', () => {
  expect(noteOf('toyta hylux under 40k')).toEqual({
    shown: 'Showing results for Toyota HiLux.',
    instead: 'Search for “toyta hylux” instead',
    query: '"toyta" "hylux" under 40k',
  });
});

test('a word in quotation marks is not corrected again', () => {
  expect(noteOf('"toyta" "hylux" under 40k')).toBeUndefined();
});

test.each(['toyota', 'toyotas', 'unicorn', 'ute toyot'])('nothing is said of %s', (text) => {
  expect(noteOf(text)).toBeUndefined();
});
