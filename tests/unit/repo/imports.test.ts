import { expect, test } from 'vitest';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { importProblems } from './import-rules.ts';
import { sourceFiles } from './source.ts';

const files = sourceFiles(process.cwd(), [
  'src',
  'scripts',
  'tests',
  ...DEMO_DEALERS.map((slug) => `sites/${slug}`),
]);

test('imports follow the allowed directions', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(importProblems)).toEqual([]);
});
