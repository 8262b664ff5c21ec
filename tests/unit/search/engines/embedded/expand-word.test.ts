import { describe, expect, test } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { loadColumns } from '#search/engines/embedded/columns.ts';
import { expandWord, findExactMatch } from '#search/engines/embedded/expand-word.ts';
import { buildTextIndex } from '#search/engines/embedded/text-index.ts';
import { splitQuery, tokenize } from '#search/engines/embedded/tokens.ts';

/** A stock with these words; those in `ids` belong to one car each. */
function wordsOf(words: readonly string[], ids: readonly string[] = []) {
  const records = [...words.map((make) => ({ make })), ...ids.map((stocknum) => ({ stocknum }))];
  const index = buildIndex(records, { names: ['make', 'stocknum'], uniqueTextColumns: ['stocknum'] });
  return buildTextIndex(index.count, loadColumns(index), [{ name: 'make' }, { name: 'stocknum' }]);
}

const stock = wordsOf(
  ['corolla', 'cor', 'corona', 'colorado', 'ford', 'forester', 'fiesta', 'landcruiser', 'camry', '2021'],
  ['s1000'],
);

/** Exactly, as a beginning, with a typo. */
const [EXACT, PREFIX, TYPO] = [3, 2, 1];
const meant = (word: string, last = true) => Object.fromEntries(expandWord(stock, word, last));

describe('the last word may be the beginning of one', () => {
  test.each([
    { word: 'corolla', matches: { corolla: EXACT } },
    { word: 'cor', matches: { cor: EXACT, corolla: PREFIX, corona: PREFIX } },
    { word: 'co', matches: { colorado: PREFIX, cor: PREFIX, corolla: PREFIX, corona: PREFIX } },
    { word: '20', matches: { 2021: PREFIX } },
    { word: 's10', matches: { s1000: PREFIX } },
    { word: 'lan', matches: { landcruiser: PREFIX } },
    { word: 'zzz', matches: {} },
  ])('$word: $matches', ({ word, matches }) => expect(meant(word)).toEqual(matches));

  test('and others may not', () => {
    expect(meant('cor', false)).toEqual({ cor: EXACT });
    expect(meant('corolla', false)).toEqual({ corolla: EXACT });
    expect(meant('co', false)).toEqual({});
    expect(meant('s10', false)).toEqual({});
  });
});

describe('a word that the stock does not have may be misspelt', () => {
  const FORDS = ['ford', 'fords', 'fort'];

  test.each([
    { word: 'fird', what: 'another letter', matches: { ford: TYPO } },
    { word: 'fford', what: 'a letter too many', matches: { ford: TYPO } },
    { word: 'fordx', what: 'a letter too many at its end', matches: { ford: TYPO } },
    { word: 'cmry', what: 'a letter too few', matches: { camry: TYPO } },
    { word: 'carmy', what: 'two letters in each other’s place', matches: { camry: TYPO } },
    { word: 'coorlla', what: 'one typo', matches: { corolla: TYPO } },
    { word: 'krolla', what: 'two typos in six letters', matches: {} },
    { word: 'korola', what: 'two typos in six letters', matches: {} },
    { word: 'corollxx', what: 'two typos in eight letters', matches: { corolla: TYPO } },
    { word: 'kkrolla', what: 'two typos in seven letters', matches: { corolla: TYPO } },
    { word: 'kkkolla', what: 'three typos', matches: {} },
    { word: 'frd', what: 'a typo in three letters', matches: {} },
    { word: '2022', what: 'a number', matches: {} },
    { word: '2o21', what: 'a word like a number', matches: {} },
    { word: 's1001', what: 'a word like what one car has', matches: {} },
  ])('$word: $what', ({ word, matches }) => {
    expect(meant(word, false)).toEqual(matches);
    expect(meant(word, true)).toEqual(matches);
  });

  test('the last one also at its beginning, if it is not a whole word', () => {
    for (const word of ['landxr', 'lxnd', 'lxxdcrui', 'xlandcrxi'])
      expect(meant(word)).toEqual({ landcruiser: TYPO });
    expect(meant('landxr', false)).toEqual({});
    expect(meant('lxxd')).toEqual({});
  });

  test.each<[what: string, words: string[], word: string, last: boolean, matches: object]>([
    ['whatever length the word has that it begins', ['cabs'], 'caxb', true, { cabs: TYPO }],
    ['but only the last', ['cabs'], 'caxb', false, {}],
    ['rather than the beginning of a longer one', ['focus', 'focusing'], 'fokus', true, { focus: TYPO }],
    ['either of two', ['corolla', 'corello'], 'corollo', true, { corolla: TYPO, corello: TYPO }],
    ['with one typo rather than with two', ['corolla', 'corella'], 'corollax', true, { corolla: TYPO }],
    ['so also within a text', ['corolla', 'corella'], 'corollax', false, { corolla: TYPO }],
    ['but never a word of the stock', FORDS, 'ford', false, { ford: EXACT }],
    ['nor one that begins another', FORDS, 'ford', true, { ford: EXACT, fords: PREFIX }],
    ['nor the beginning of several', FORDS, 'for', true, { ford: PREFIX, fords: PREFIX, fort: PREFIX }],
  ])('%s', (_, words, word, last, matches) => {
    expect(Object.fromEntries(expandWord(wordsOf(words), word, last))).toEqual(matches);
  });
});

test('a word in quotation marks is itself alone', () => {
  expect([...findExactMatch(stock, 'cor')]).toEqual([['cor', EXACT]]);
  expect([...findExactMatch(stock, 'co')]).toEqual([]);
  expect([...findExactMatch(stock, 's1000')]).toEqual([['s1000', EXACT]]);
});

test('every word is found by its beginnings, wherever it stands in the alphabet', () => {
  const words = Array.from({ length: 26 }, (_, n) => `${String.fromCharCode(97 + n)}b`);
  const alphabet = wordsOf(words);
  for (const word of words) {
    expect(Object.fromEntries(expandWord(alphabet, word.slice(0, 1), true))).toEqual({ [word]: PREFIX });
    expect(Object.fromEntries(expandWord(alphabet, word, true))).toEqual({ [word]: EXACT });
  }
  expect(expandWord(alphabet, 'zz', true).size).toBe(0);
});

test('a stock without words means nothing', () => expect(expandWord(wordsOf([]), 'ford', true).size).toBe(0));

test.each([
  ['Toyota HiLux', ['toyota', 'hilux']],
  ['  CX-5,  (2.5L) ', ['cx', '5', '2', '5l']],
  ['Citroën ÉCLAIR', ['citroen', 'eclair']],
  ['cafe\u0301', ['cafe']],
  ['比亚迪 Ørsted', ['比亚迪', 'ørsted']],
  ['४x४', ['४x४']],
  ['!?', []],
  ['', []],
])('%j has the words %j', (text, words) => expect(tokenize(text)).toEqual(words));

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
  ])('%s', (query, words) => expect(splitQuery(query)).toEqual(words));

  test('but not after a mark that nothing closes: somebody is still typing', () => {
    expect(splitQuery('white "sr5')).toEqual([about('white'), about('sr5')]);
    expect(splitQuery('"white" "sr5')).toEqual([exactly('white'), about('sr5')]);
  });
});
