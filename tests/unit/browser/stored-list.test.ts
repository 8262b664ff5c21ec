import { expect, test } from 'vitest';
import { parseStoredList } from '#browser/stored-list.ts';

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
