import { expect, test } from 'vitest';
import { fileCircles, folderCircles } from './folder-circles.ts';
import { sourceFiles } from './source.ts';

test('no folders import each other in a cycle, at any depth, and no files, not even for types', () => {
  const files = sourceFiles(process.cwd(), ['src', 'scripts']);
  expect(folderCircles(files)).toEqual([]);
  expect(fileCircles(files)).toEqual([]);
});
