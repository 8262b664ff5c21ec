import { describe, expect, test } from 'vitest';
import { splitQuery, tokenize } from '#search/engines/embedded/tokens.ts';

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
