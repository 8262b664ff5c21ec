import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildHistogram, countPerBar } from '#search/values/histogram.ts';

test('twenty bars from the least to the greatest number', () => {
  const values = Array.from({ length: 41 }, (_, n) => 10_000 + n * 500);
  expect(buildHistogram(values)).toEqual({
    min: 10_000,
    max: 30_000,
    // The last bar holds its upper end as well.
    bars: [...Array.from({ length: 19 }, () => 2), 3],
  });
});

test.each([[[]], [[5]], [[5, 5]]])('%j, of which no two differ, have no histogram', (values) => {
  expect(buildHistogram(values)).toBeUndefined();
});

test('as many bars as there are years, one for each', () => {
  expect(buildHistogram([2020, 2021, 2021, 2023])?.bars).toEqual([1, 2, 0, 1]);
  expect(buildHistogram([2000, 2019])?.bars).toHaveLength(20);
  expect(buildHistogram([2000, 2020])?.bars).toHaveLength(20);
});

test.each([
  [4999, [0, 0]],
  [5000, [1, 0]],
  [7499, [1, 0]],
  [7500, [0, 1]],
  [10_000, [0, 1]],
  [10_001, [0, 0]],
])('%i between 5,000 and 10,000 in two parts', (value, expected) => {
  expect(countPerBar([value], { min: 5000, max: 10_000 }, 2)).toEqual(expected);
});

test('every number is in exactly one bar', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (values) => {
      const sum = buildHistogram(values)?.bars.reduce((total, bar) => total + bar, 0);
      expect(sum).toBe(new Set(values).size < 2 ? undefined : values.length);
    }),
  );
});
