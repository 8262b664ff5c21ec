import { describe, expect, test } from 'vitest';
import { listWords, readText } from './read-text.ts';

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
  ])('of "%s" is "%s": %s', (text, rest) => {
    expect(readText(text).rest).toBe(rest);
  });

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
