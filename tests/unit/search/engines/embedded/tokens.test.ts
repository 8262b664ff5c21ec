import { describe, expect, test } from 'vitest';
import { bitCount, letterMask, splitQuery, tokenize, typosAllowed } from '#search/engines/embedded/tokens.ts';

test.each([
  ['Toyota HiLux', ['toyota', 'hilux']],
  ['  CX-5,  (2.5L) ', ['cx', '5', '2', '5l']],
  ['Citroën ÉCLAIR', ['citroen', 'eclair']],
  ['cafe\u0301', ['cafe']],
  ['比亚迪 Ørsted', ['比亚迪', 'ørsted']],
  ['४x४', ['४x४']],
  ['!?', []],
  ['', []],
])('%j has the words %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

describe('words in quotation marks are meant exactly', () => {
  const exactly = (text: string) => ({ text, exact: true });
  const about = (text: string) => ({ text, exact: false });

  test.each([
    ['white sr5', [about('white'), about('sr5')]],
    ['white "sr5"', [about('white'), exactly('sr5')]],
    ['"white" sr5', [exactly('white'), about('sr5')]],
    ['"a b" c "d"', [exactly('a'), exactly('b'), about('c'), exactly('d')]],
    ['a"b"c', [about('a'), exactly('b'), about('c')]],
    ['""', []],
    ['', []],
  ])('%s', (query, words) => {
    expect(splitQuery(query)).toEqual(words);
  });

  test('but not after a mark that nothing closes: somebody is still typing', () => {
    expect(splitQuery('white "sr5')).toEqual([about('white'), about('sr5')]);
    expect(splitQuery('"white" "sr5')).toEqual([exactly('white'), about('sr5')]);
  });
});

test.each([
  ['', 0],
  ['kia', 0],
  ['ford', 1],
  ['toyota', 1],
  ['corolla', 2],
  ['landcruiser', 2],
  ['2021', 0],
  ['20212022', 0],
  ['2021a', 1],
  ['a2021', 1],
] as const)('%j may have %i typos', (word, typos) => {
  expect(typosAllowed(word)).toBe(typos);
});

test('two words have equal masks if they have the same letters', () => {
  expect(letterMask('')).toBe(0);
  expect(letterMask('a')).toBe(1 << (97 % 31));
  expect(letterMask('ba')).toBe(letterMask('abba'));
  expect(bitCount(letterMask('corolla'))).toBe(5);
  expect(letterMask('ab')).toBe(letterMask('a') | letterMask('b'));
});

test.each([
  [0, 0],
  [1, 1],
  [0b1011, 3],
  [0xff, 8],
  [0x0f0f_0f0f, 16],
  [0x5555_5555, 16],
  [1 << 31, 1],
  [-1, 32],
  [0x7fff_ffff, 31],
])('%i has %i bits', (mask, bits) => {
  expect(bitCount(mask)).toBe(bits);
});
