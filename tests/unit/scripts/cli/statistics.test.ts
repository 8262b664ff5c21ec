import { expect, test } from 'vitest';
import { median, p95 } from '#scripts/cli/statistics.ts';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2], 6],
  [[100, 20, 3], 20],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [1, 1],
  [12, 12],
  [19, 19],
  [20, 19],
  [100, 95],
])('of the numbers from 1 to %d the 95th percentile is %d', (count, expected) => {
  const values = Array.from({ length: count }, (_, n) => count - n);
  expect(p95(values)).toBe(expected);
});

test('neither is defined without values', () => {
  expect(() => median([])).toThrow('no values');
  expect(() => p95([])).toThrow('no values');
});
