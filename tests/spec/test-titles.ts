import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const RUNNERS = new Set(['test', 'describe', 'it']);

/**
 * The test titles of a file as written in the source: titles with their placeholders, and every text in the tables that
 * titles are built from. Undefined if there is no such file.
 */
export function testTitles(file: string): ReadonlySet<string> | undefined {
  if (!existsSync(file)) return undefined;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = new Set<string>();
  const collect = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined) titles.add(text);
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isRunner(node.expression)) {
      const [title] = node.arguments;
      if (title && textOf(title) !== undefined) titles.add(textOf(title) ?? '');
      if (ts.isCallExpression(node.expression)) node.expression.arguments.forEach(collect);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** test(…), test.each(table)(…), test.describe(…). */
function isRunner(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return RUNNERS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return isRunner(callee.expression);
  return ts.isCallExpression(callee) && isRunner(callee.expression);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}
