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
};

test('a build ends with a table of its dealers, then every warning and problem on a line', () => {
  const text = formatBuildSummary([
    { ...report, warnings: ['example: picture x is missing.'] },
    {
      ...report,
      name: 'other',
      rendered: 0,
      skipped: 0,
      bytes: 0,
      errors: ['sites/other/site.ts: slug: is missing.'],
    },
  ]);
  expect(text.split('\n')).toEqual([
    'dealer   pages  unchanged  problems  seconds    MB',
    'example    812          9         0      4.3  12.3',
    'other        0          0         1      4.3   0.0',
    'warning: example: picture x is missing.',
    'sites/other/site.ts: slug: is missing.',
  ]);
});

test('hundreds of warnings do not bury the problems', () => {
  const warnings = Array.from({ length: 300 }, (_, n) => `warning ${n}`);
  const lines = formatBuildSummary([{ ...report, warnings }]).split('\n');
  expect(lines).toHaveLength(2 + 20 + 1);
  expect(lines.at(-1)).toBe('… and 280 more warnings');
});
