import { expect, test } from 'vitest';
import { formatCounts, formatParts, NO_RESULT } from '#scripts/test/counts.ts';

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 0, failed: 2, skipped: 0 }, '0 passed, 2 failed'],
  [{ passed: 3, failed: 0, skipped: 1 }, '3 passed, 0 failed, 1 skipped'],
])('%j reads %j', (counts, line) => {
  expect(formatCounts(counts)).toBe(line);
});

test.each([
  [
    'of several parts each is counted',
    { webkit: [24, 1, 0], firefox: [25, 0, 0], wpe: [0, 0, 1] },
    ': webkit 24 passed 1 failed, firefox 25 passed, wpe 1 skipped',
  ],
  ['one part is the whole', { mobile: [24, 1, 0] }, ''],
])('%s', (_, parts, line) => {
  const counts = Object.entries(parts).map(([name, [passed = 0, failed = 0, skipped = 0]]) => [
    name,
    { passed, failed, skipped },
  ]);
  expect(formatParts({ ...NO_RESULT, parts: Object.fromEntries(counts) })).toBe(line);
});
