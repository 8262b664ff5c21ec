import { expect, test } from 'vitest';
import { withoutPick, withPick } from '#features/saved/compare-selection.ts';

test('up to four cars are picked, each once; there is no room for a fifth', () => {
  expect(withPick(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(withPick(['a', 'b', 'c', 'd'], 'e')).toBeUndefined();
  expect(withPick(['a', 'b', 'c', 'd'], 'a')).toEqual(['a', 'b', 'c', 'd']);
  expect(withoutPick(['a', 'b'], 'a')).toEqual(['b']);
});
