import { describe, expect, test } from 'vitest';
import {
  compactText,
  normalisePhrase,
  normaliseText,
  splitWords,
  writeDigits,
} from '#search/query-understanding/normalise-text.ts';
import { quote, takeQuotedTexts, unquote } from '#search/query-understanding/quoted-texts.ts';

test.each([
  ['Citroën C4', 'citroen c4'],
  ['ŠKODA', 'skoda'],
  ['İstanbul', 'istanbul'],
  ['Ute\nBelyy Белый', 'ute\nbelyy белыи'],
  ['🚙 ute', '🚙 ute'],
])('%s is compared as %s, of the same length', (typed, normalised) => {
  expect(normaliseText(typed)).toBe(normalised);
  expect(normalised).toHaveLength(typed.length);
});

test.each([
  ['Plug-in Hybrid', 'plug in hybrid', 'pluginhybrid'],
  ['CX-5', 'cx 5', 'cx5'],
  ['Citroe\u0308n', 'citroen', 'citroen'],
  [' - ', '', ''],
])('a name: %s is looked up by its words and by its letters', (name, words, letters) => {
  expect(normalisePhrase(name)).toBe(words);
  expect(compactText(name)).toBe(letters);
});

test('an emoji with a variation selector is no word', () => {
  expect(splitWords('red ❤️ ute').map(({ text }) => text)).toEqual(['red', 'ute']);
});

test('words of any script have their places', () => {
  expect(splitWords('toyota, हिलक्स!')).toEqual([
    { text: 'toyota', start: 0, end: 6 },
    { text: 'हिलक्स', start: 8, end: 14 },
  ]);
});

describe('numbers in words are written in digits', () => {
  test.each([
    ['twenty grand', '20 grand'],
    ['twenty five grand', '25 grand'],
    ['twenty-five grand', '25 grand'],
    ['fifteen to twenty grand', '15 to 20 grand'],
    ['seven seats', '7 seats'],
    ['hundred', '100'],
    ['under a hundred thousand', 'under 100 thousand'],
    ['two hundred and leather', '200 and leather'],
    ['two hundred ten', '210'],
    ['two three', '2 3'],
    ['ten five', '10 5'],
    ['twenty twelve', '20 12'],
    ['a ute', 'a ute'],
    ['the red one', 'the red one'],
    ['one hundred', '100'],
    ['25', '25'],
  ])('%s -> %s', (typed, written) => {
    expect(
      writeDigits(splitWords(typed))
        .map(({ text }) => text)
        .join(' '),
    ).toBe(written);
  });

  test('a number of several words stands where they stand', () => {
    expect(writeDigits(splitWords('ute twenty five k'))).toEqual([
      { text: 'ute', start: 0, end: 3 },
      { text: '25', start: 4, end: 15 },
      { text: 'k', start: 16, end: 17 },
    ]);
  });
});

test.each([
  ['white "sr5" ute', 'white       ute', [{ start: 6, end: 11, text: 'sr5', open: false, search: '"sr5"' }]],
  [
    'white “ gt line ” ute',
    'white             ute',
    [{ start: 6, end: 17, text: 'gt line', open: false, search: '"gt line"' }],
  ],
  ['„sr5“', '     ', [{ start: 0, end: 5, text: 'sr5', open: false, search: '"sr5"' }]],
  ['ute "gt li', 'ute       ', [{ start: 4, end: 10, text: 'gt li', open: true, search: '"gt li"' }]],
  ['"a', '  ', [{ start: 0, end: 2, text: 'a', open: true, search: '"a"' }]],
  [
    '"a" "b"',
    '       ',
    [
      { start: 0, end: 3, text: 'a', open: false, search: '"a"' },
      { start: 4, end: 7, text: 'b', open: false, search: '"b"' },
    ],
  ],
  ['ute -"sr5"', 'ute       ', [{ start: 4, end: 10, text: 'sr5', open: false, search: '-"sr5"' }]],
  ['gt-"sr5"', 'gt-     ', [{ start: 3, end: 8, text: 'sr5', open: false, search: '"sr5"' }]],
  ['ute "" "', 'ute     ', []],
  ['ute', 'ute', []],
])('%s: what is quoted is exact, and blanks stand in its place', (text, unquoted, exact) => {
  expect(takeQuotedTexts(text)).toEqual({ unquoted, exact });
});

test('a text that is quoted loses its own marks', () => {
  expect(quote('the  "black edition" ')).toBe('"the black edition"');
  expect(unquote(' “gt”\tline ')).toBe('gt line');
  expect(unquote('gt"line')).toBe('gt line');
});
