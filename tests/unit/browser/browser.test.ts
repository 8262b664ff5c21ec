import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIds, withIds } from '#browser/ids-param.ts';
import { parseStoredList } from '#browser/stored-list.ts';

test('an address holds any ids as they are', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 4 });
  fc.assert(
    fc.property(ids, (given) => {
      expect(parseIds(new URL(withIds('/compare/', given), 'https://plain.example').search, 4)).toEqual(
        given,
      );
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
])('%j names %j', (search, ids) => expect(parseIds(search, 4)).toEqual(ids));

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

test.each([
  ['["a","b"]', ['a', 'b']],
  ['["a",7,null,{"b":1}]', ['a']],
  ['[]', []],
  ['{"a":1}', []],
  ['"a"', []],
  ['["a"', []],
  ['', []],
])('of %j the valid entries are used: %j', (text, entries) => {
  expect(parseStoredList(text, readText)).toEqual(entries);
});
