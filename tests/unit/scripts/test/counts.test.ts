import { expect, test } from 'vitest';
import { formatCounts } from '#scripts/test/counts.ts';

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 0, failed: 2, skipped: 0 }, '0 passed, 2 failed'],
  [{ passed: 3, failed: 0, skipped: 1 }, '3 passed, 0 failed, 1 skipped'],
])('%j reads %j', (counts, line) => {
  expect(formatCounts(counts)).toBe(line);
});
