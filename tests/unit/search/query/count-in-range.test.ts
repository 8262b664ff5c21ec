import { expect, test } from 'vitest';
import { countInRange } from '#search/query/count-in-range.ts';

const prices = [0, 10_000, 20_000, 20_000, 30_000];

test.each([
  { range: {}, count: 5 },
  { range: { min: 10_000 }, count: 4 },
  { range: { min: 10_001 }, count: 3 },
  { range: { max: 20_000 }, count: 4 },
  { range: { max: 19_999 }, count: 2 },
  { range: { min: 10_000, max: 20_000 }, count: 3 },
  { range: { min: 10_001, max: 19_999 }, count: 0 },
])('both ends of $range belong to it: $count prices', ({ range, count }) => {
  expect(countInRange(prices, range)).toBe(count);
});
