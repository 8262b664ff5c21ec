import { describe, expect, test } from 'vitest';
import { getAddressKey, isWildcard } from '#site/moved/moved-address.ts';

const keyOf = (from: string, query = '') => getAddressKey({ from, query });

describe('two addresses are one', () => {
  test.each([
    ['with and without a slash at the end', keyOf('/a/'), keyOf('/a')],
    ['with several', keyOf('/a//'), keyOf('/a')],
    ['with parameters in another order', keyOf('/a', 'c=1&b=2'), keyOf('/a', 'b=2&c=1')],
  ])('%s', (_, one, other) => {
    expect(one).toBe(other);
  });
});

describe('two addresses differ', () => {
  test.each([
    ['by path', keyOf('/a'), keyOf('/b')],
    ['by a slash inside', keyOf('/a/b'), keyOf('/ab')],
    ['by query', keyOf('/a', 'b=1'), keyOf('/a', 'b=2')],
    ['by one parameter', keyOf('/a', 'b=1'), keyOf('/a', 'b=1&c=1')],
    ['by where a parameter ends', keyOf('/a', 'b=1&c=2'), keyOf('/a', 'b=1c=2')],
    ['with and without a query', keyOf('/a'), keyOf('/a', 'b=1')],
  ])('%s', (_, one, other) => {
    expect(one).not.toBe(other);
  });
});

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
