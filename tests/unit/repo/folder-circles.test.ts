import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';
import { sourceFiles } from './source.ts';

test('no folders import each other in a cycle, at any depth', () => {
  expect(folderCircles(sourceFiles(process.cwd(), ['src', 'scripts']))).toEqual([]);
});
