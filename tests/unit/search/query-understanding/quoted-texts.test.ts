import { expect, test } from 'vitest';
import { quote, takeQuotedTexts, unquote } from '#search/query-understanding/quoted-texts.ts';

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
