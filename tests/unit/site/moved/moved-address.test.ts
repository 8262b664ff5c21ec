import { expect, test } from 'vitest';
import { getAddressKey, isWildcard } from '#site/read-moved.ts';

/** The key of 'path' or 'path?query'. */
function keyOf(address: string): string {
  const [from = '', query = ''] = address.split('?');
  return getAddressKey({ from, query });
}

test.each([
  ['with and without a slash at the end', '/a/', '/a'],
  ['with several', '/a//', '/a'],
  ['with parameters in another order', '/a?c=1&b=2', '/a?b=2&c=1'],
])('two addresses are one: %s', (_, one, other) => expect(keyOf(one)).toBe(keyOf(other)));

test.each([
  ['by path', '/a', '/b'],
  ['by a slash inside', '/a/b', '/ab'],
  ['by query', '/a?b=1', '/a?b=2'],
  ['by one parameter', '/a?b=1', '/a?b=1&c=1'],
  ['by where a parameter ends', '/a?b=1&c=2', '/a?b=1c=2'],
  ['by the order of letters in a value', '/a?b=12', '/a?b=21'],
  ['with and without a query', '/a', '/a?b=1'],
])('two addresses differ: %s', (_, one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

test.each([
  ['/*', true],
  ['/news/*', true],
  ['/:year/news', true],
  ['/news/:id', true],
  ['/news', false],
  ['/news/', false],
  ['/a:b', false],
])('%s stands for all addresses that begin with it: %s', (from, wildcard) => {
  expect(isWildcard({ from })).toBe(wildcard);
});
