import { expect, test } from 'vitest';
import { clockProblems } from './clock-rule.ts';
import { sourceFiles } from './source.ts';

test('rules and pages never read the clock', () => {
  expect(sourceFiles(process.cwd(), ['src']).flatMap(clockProblems)).toEqual([]);
});

test.each([
  ['src/domain/a.ts', 'const day = new Date(text);'],
  ['src/domain/a.ts', '/** Not new Date(), and not Date.now(). */'],
  ['src/host/a.ts', 'const started = Date.now();'],
  ['src/features/a/use-now.island.ts', 'const now = new Date();'],
])('%s may say %j', (path, text) => {
  expect(clockProblems({ path, text })).toEqual([]);
});

test.each([
  ['src/domain/a.ts', '\nconst now = new Date();', 2],
  ['src/search/a.ts', 'const now = Date.now();', 1],
  ['src/search/a.ts', 'const clock = Date.now;', 1],
  ['src/components/A.tsx', 'export const A = () => <p>{Date()}</p>;', 1],
  ['src/pages/a.astro', '---\nconst now = new Date();\n---\n<p/>', 2],
  ['src/pages/a.astro', '---\nconst a = 1;\n---\n<p>{new Date().getFullYear()}</p>', 4],
])('%s may not say %j', (path, text, line) => {
  expect(clockProblems({ path, text })).toEqual([expect.stringMatching(`^${path}:${line}: reads the clock`)]);
});
