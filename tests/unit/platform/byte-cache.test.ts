import { expect, test } from 'vitest';
import { createByteCache } from '#platform/byte-cache.ts';

test('the least recently used entry is evicted first', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C', 4);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['A', undefined, 'C']);
});

test.each([
  ['exactly full', 10, ['A', 'B']],
  ['a byte too many', 9, [undefined, 'B']],
])('%s', (_, most, left) => {
  const cache = createByteCache<string>(most);
  cache.set('a', 'A', 5);
  cache.set('b', 'B', 5);
  expect(['a', 'b'].map(cache.get)).toEqual(left);
});

test('a value larger than the whole cache is not cached and evicts nothing', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 5);
  cache.set('b', 'B', 11);
  expect(['a', 'b'].map(cache.get)).toEqual(['A', undefined]);
});

test('a value that is replaced counts with its new size', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 9);
  cache.set('a', 'a', 1);
  cache.set('b', 'B', 9);
  expect(['a', 'b'].map(cache.get)).toEqual(['a', 'B']);
});
