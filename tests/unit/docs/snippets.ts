import ts from 'typescript';

/** The text of every fenced block in a language: 'ts', 'json'. */
export function fencedBlocks(text: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  return [...text.matchAll(fence)].map(([, code = '']) => code);
}

/** The text of all inline code outside fenced blocks. */
export function inlineCode(text: string): string[] {
  const prose = text.replace(/^```[^\n]*\n[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/**
 * The object in a part of site.ts: `search: { defaultSort: 'price:asc' },` or a whole `defineSite({…})` or `defineTemplate({…})`. Undefined for any
 * other code.
 */
export function objectOf(code: string): Readonly<Record<string, unknown>> | undefined {
  const whole = /define(?:Site|Template)\((\{[\s\S]*\})\)/.exec(code)?.[1];
  const source = ts.createSourceFile('snippet.ts', `(${whole ?? `{${code}}`})`, ts.ScriptTarget.Latest, true);
  const [statement, ...others] = source.statements;
  if (others.length > 0 || !statement || !ts.isExpressionStatement(statement)) return undefined;
  if (!ts.isParenthesizedExpression(statement.expression)) return undefined;
  const value = literalValue(statement.expression.expression);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

const NO_LITERAL = Symbol('no literal');

/** The value of a literal; NO_LITERAL for any other code. */
function literalValue(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return unlessUnknown(node.elements.map(literalValue));
  if (!ts.isObjectLiteralExpression(node)) return NO_LITERAL;
  const entries = node.properties.map((property): [string, unknown] =>
    ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ? [property.name.text, literalValue(property.initializer)]
      : ['', NO_LITERAL],
  );
  return entries.some(([, value]) => value === NO_LITERAL) ? NO_LITERAL : Object.fromEntries(entries);
}

function unlessUnknown(values: readonly unknown[]): unknown {
  return values.includes(NO_LITERAL) ? NO_LITERAL : values;
}
