import { expect, test } from 'vitest';
import { formatBuildSummary } from '#scripts/build/summary.ts';

const report = {
  name: 'example',
  rendered: 812,
  skipped: 9,
  bytes: 12_345_678,
  seconds: 4.26,
  errors: [],
  warnings: [],
  notes: [],
};

test('hundreds of warnings do not bury the problems', () => {
  const warnings = Array.from({ length: 300 }, (_, n) => `warning ${n}`);
  const lines = formatBuildSummary([{ ...report, warnings }]).split('\n');
  expect(lines).toHaveLength(2 + 20 + 1);
  expect(lines.at(-1)).toBe('… and 280 more warnings');
});
