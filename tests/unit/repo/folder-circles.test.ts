import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';
import { sourceFiles } from './source.ts';

test('no folders import each other in a cycle, at any depth', () => {
  expect(folderCircles(sourceFiles(process.cwd(), ['src', 'scripts']))).toEqual([]);
});

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((specifier) => `import '${specifier}';`).join('\n'),
});

test('a cycle is found through other folders, and among the subfolders of a folder', () => {
  expect(
    folderCircles([
      file('src/a/x/1.ts', '#b/2.ts'),
      file('src/b/2.ts', '#c/3.ts'),
      file('src/c/3.ts', '#a/y/4.ts'),
      file('src/a/y/4.ts', '#a/z/5.ts'),
      file('src/a/z/5.ts', '#a/y/4.ts'),
    ]),
  ).toEqual([
    ['src/a', 'src/b', 'src/c'],
    ['src/a/y', 'src/a/z'],
  ]);
});

test('imports in one direction are no cycle, nor are a folder and the files next to it', () => {
  expect(
    folderCircles([
      file('src/a/1.ts', '#b/2.ts', './own.ts', './sub/3.ts'),
      file('src/a/sub/3.ts', '#a/own.ts'),
      file('src/b/2.ts', 'react', '#c/3.ts'),
    ]),
  ).toEqual([]);
});
