import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareUrl, idsIn, withoutPick, withPick } from '#features/compare/picks.ts';

test('up to four cars are picked, each once; there is no room for a fifth', () => {
  expect(withPick(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(withPick(['a', 'b', 'c', 'd'], 'e')).toBeUndefined();
  expect(withPick(['a', 'b', 'c', 'd'], 'a')).toEqual(['a', 'b', 'c', 'd']);
  expect(withoutPick(['a', 'b'], 'a')).toEqual(['b']);
});

test('an address holds any four ids as they are', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 4 });
  fc.assert(
    fc.property(ids, (picks) => {
      expect(idsIn(new URL(compareUrl(picks), 'https://plain.example').search)).toEqual(picks);
    }),
  );
});

test.each([
  ['', []],
  ['?ids=', []],
  ['?other=a', []],
  ['?ids=a,,b,a', ['a', 'b']],
  ['?ids=a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['?utm_source=x&ids=a,b&y=1', ['a', 'b']],
  ['?ids=%E0%A4%A,b', ['b']],
])('%j names %j', (search, ids) => {
  expect(idsIn(search)).toEqual(ids);
});
