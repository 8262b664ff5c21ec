/** A file of src with its text. */
export interface CodeFile {
  /** From the project's root: 'src/features/car/trade-words.ts'. */
  readonly path: string;
  readonly text: string;
}

/** Why a file is not mutated, with its words after a number of files. */
const REASONS = {
  components: 'components',
  islands: 'scripts of islands',
  stubs: 'stubs of packages',
  database: 'for PostgreSQL',
  hooks: 'hooks',
  react: 'with React or a store',
  browser: 'with what only browsers have',
} as const;

type Reason = keyof typeof REASONS;

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

const HOOK = /\/use-[^/]*$/;

/** Packages of components and of stores, and the project's own modules that work in browsers alone. */
const REACT_MODULE = /^(?![#.]).*(react|nanostores)|^#browser\/(?!log\.ts|storage\.ts)/;

/** Objects and types that Node does not have. */
const BROWSER_NAME =
  /\b((document|window|history|navigator|localStorage|sessionStorage)( ?[!=]==|[.)])|location\.(assign|hash|hostname|href|origin|pathname|reload|replace|search)\b|requestAnimationFrame|DOMParser|HTML\w*Element)/;

/** Why a TypeScript file is not mutated; undefined if it is. What unit tests don't run, their mutants would all survive. */
export function findReason({ path, text }: CodeFile): Reason | undefined {
  if (path.endsWith('.tsx')) return 'components';
  if (path.endsWith('.island.ts')) return 'islands';
  // They name exports by texts, which Stryker can't read.
  if (path.startsWith('src/search/instantsearch/stubs/')) return 'stubs';
  // Its tests start a database: it would take a night.
  if (path.startsWith('src/leads/store/postgres/')) return 'database';
  // The one area with hooks, stores and scripts of pages among its rules: tests/components and browsers run those.
  if (!path.startsWith('src/features/')) return undefined;
  if (HOOK.test(path)) return 'hooks';
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/^import type [^;]*;$/gm, '');
  const imports = [...code.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  if (imports.some((specifier) => REACT_MODULE.test(specifier))) return 'react';
  return BROWSER_NAME.test(code.replaceAll(IMPORT, '')) ? 'browser' : undefined;
}

/** The files to mutate, and a line about the others; undefined if there are none. */
export function pickMutated(files: readonly CodeFile[]): {
  readonly mutated: readonly string[];
  readonly leftOut: string | undefined;
} {
  const found = files.map((file) => ({ path: file.path, reason: findReason(file) }));
  const mutated = found.flatMap(({ path, reason }) => (reason === undefined ? [path] : []));
  const counts = Object.entries(REASONS).flatMap(([name, words]) => {
    const count = found.filter(({ reason }) => reason === name).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const others = files.length - mutated.length;
  return {
    mutated,
    leftOut:
      others === 0
        ? undefined
        : `${others} of ${files.length} files are not mutated, as other tests than unit tests prove them: ${counts.join(', ')}.`,
  };
}
