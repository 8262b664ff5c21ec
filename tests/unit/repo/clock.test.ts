import ts from 'typescript';
import { expect, test } from 'vitest';
import { markupOf, type SourceFile, sourceFiles, visitCode } from './source.ts';

/**
 * Code that renders pages or applies rules takes `now` as an argument or from Astro.locals, so builds are reproducible.
 * Islands run in the visitor's browser and may read its clock.
 */
const WITHOUT_CLOCK = ['domain', 'features', 'components', 'layouts', 'templates', 'pages', 'search'];

/** One line for each clock access where `now` must be passed in: `file:line: problem. Fix.` */
function clockProblems(file: SourceFile): string[] {
  if (/\.island\.tsx?$/.test(file.path)) return [];
  if (!WITHOUT_CLOCK.some((folder) => file.path.startsWith(`src/${folder}/`))) return [];
  if (!file.text.includes('Date')) return [];
  const lines: number[] = [];
  visitCode(file, (node, getLine) => {
    if (readsClock(node)) lines.push(getLine());
  });
  if (file.path.endsWith('.astro')) {
    const markup = markupOf(file).split('\n');
    lines.push(
      ...markup.flatMap((text, index) => (/\bDate\.now\b|\bnew Date\(\s*\)/.test(text) ? [index + 1] : [])),
    );
  }
  return lines.map(
    (line) => `${file.path}:${line}: reads the clock. Take "now: Date" as an argument or a prop.`,
  );
}

/** `Date.now`, `new Date()` and `Date()`; dates created from a value are allowed. */
function readsClock(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isDate(node.expression) && node.name.text === 'now';
  if (ts.isNewExpression(node)) return isDate(node.expression) && (node.arguments ?? []).length === 0;
  return ts.isCallExpression(node) && isDate(node.expression);
}

function isDate(node: ts.Node): boolean {
  return ts.isIdentifier(node) && node.text === 'Date';
}

test('rules and pages never read the clock', () => {
  expect(sourceFiles(process.cwd(), ['src']).flatMap(clockProblems)).toEqual([]);
});
