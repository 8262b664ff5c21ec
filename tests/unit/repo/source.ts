import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A source file as the rules see it. */
export interface SourceFile {
  /** From the project's root, with forward slashes: 'src/domain/car/price/price.ts'. */
  readonly path: string;
  readonly text: string;
}

/** A piece of TypeScript in a file: all of a .ts or .tsx, or the frontmatter and each script of an .astro. */
interface Code {
  readonly text: string;
  /** Number of lines before it in the file. */
  readonly linesBefore: number;
}

/** A reference to another module. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Removed with the types, so nothing is loaded. */
  readonly typeOnly: boolean;
}

const CODE_FILE = /\.(tsx?|mjs|astro)$/;

/** Every code file below the given folders, sorted by path, without packages: the first audit installs some in its folder. */
export function sourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => CODE_FILE.test(path) && !path.includes('/node_modules/'))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/** Calls `visit` with every syntax node of a file's code and a function that gives the line it starts on. */
export function visitCode(file: SourceFile, visit: (node: ts.Node, getLine: () => number) => void): void {
  for (const code of codeOf(file)) {
    const kind =
      file.path.endsWith('.ts') || file.path.endsWith('.mjs') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
    const tree = ts.createSourceFile(file.path, code.text, ts.ScriptTarget.Latest, true, kind);
    const walk = (node: ts.Node): void => {
      visit(node, () => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 + code.linesBefore);
      ts.forEachChild(node, walk);
    };
    walk(tree);
  }
}

const known = new WeakMap<SourceFile, readonly Import[]>();

/** Static and dynamic imports, re-exports, and types written as `import('...')`. */
export function importsOf(file: SourceFile): readonly Import[] {
  const found: Import[] = [];
  if (known.has(file)) return known.get(file) ?? [];
  visitCode(file, (node, getLine) => {
    const mention = mentionOf(node);
    if (mention) found.push({ ...mention, line: getLine() });
  });
  known.set(file, found);
  return found;
}

function mentionOf(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypeOnly(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  }
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  ) {
    return { specifier: node.argument.literal.text, typeOnly: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    if (argument && ts.isStringLiteralLike(argument)) return { specifier: argument.text, typeOnly: false };
  }
  return undefined;
}

/** `import type { X }`, and `import { type X, type Y }`, which also loads nothing that matters here. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    !clause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every((name) => name.isTypeOnly)
  );
}

function codeOf({ path, text }: SourceFile): Code[] {
  if (!path.endsWith('.astro')) return [{ text, linesBefore: 0 }];
  const frontmatter = /^\s*---[^\n]*\n([\s\S]*?)\n---/d.exec(text)?.indices?.[1];
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/dg)].map(
    (match) => match.indices?.[1],
  );
  return [frontmatter, ...scripts].flatMap((range) =>
    range
      ? [{ text: text.slice(...range), linesBefore: text.slice(0, range[0]).split('\n').length - 1 }]
      : [],
  );
}

/** The markup of an .astro file, with its code blanked to preserve line numbers. */
export function markupOf(file: SourceFile): string {
  return codeOf(file).reduce(
    (text, code) => text.replace(code.text, code.text.replace(/[^\n]/g, ' ')),
    file.text,
  );
}
