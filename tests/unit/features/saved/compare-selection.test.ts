import { expect, test } from 'vitest';
import { addToSelection, removeFromSelection } from '#features/saved/compare-list.ts';

test('up to four different cars can be selected, and a fifth is refused', () => {
  expect(addToSelection(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(addToSelection(['a', 'b', 'c', 'd'], 'e')).toBeUndefined();
  expect(addToSelection(['a', 'b', 'c', 'd'], 'a')).toEqual(['a', 'b', 'c', 'd']);
  expect(removeFromSelection(['a', 'b'], 'a')).toEqual(['b']);
});

test('a car that is selected already stays where it is', () => {
  const selection = ['a', 'b'];
  expect(addToSelection(selection, 'a')).toBe(selection);
  expect(removeFromSelection(selection, 'c')).toEqual(['a', 'b']);
});
