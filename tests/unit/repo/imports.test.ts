import { expect, test } from 'vitest';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { fileCircles, folderCircles } from './folder-circles.ts';
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

test('no folders import each other in a cycle, at any depth, and no files, not even for types', () => {
  const ours = files.filter(({ path }) => /^(src|scripts)\//.test(path));
  expect(folderCircles(ours)).toEqual([]);
  expect(fileCircles(ours)).toEqual([]);
});
