/** A file of src with its text. */
export interface CodeFile {
  /** From the project's root: 'src/features/car/key-facts.ts'. */
  readonly path: string;
  readonly text: string;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Components, islands, stubs (which name exports by texts that Stryker can't read), and what only tests with a database run. */
const UNMUTATED =
  /\.tsx$|\.island\.ts$|^src\/search\/instantsearch\/stubs\/|^src\/leads\/store\/postgres\/|^src\/features\/.*\/use-[^/]*$/;

/** Packages of components and of stores, and the project's own modules that work in browsers alone. */
const REACT_MODULE = /^(?![#.]).*(react|nanostores)|^#browser\/(?!log\.ts|storage\.ts)/;

/** Objects and types that Node does not have. */
const BROWSER_NAME =
  /\b((document|window|history|navigator|localStorage|sessionStorage)( ?[!=]==|[.)])|location\.(assign|hash|hostname|href|origin|pathname|reload|replace|search)\b|requestAnimationFrame|DOMParser|HTML\w*Element)/;

/** Whether unit tests prove a TypeScript file. What they don't run, its mutants would all survive. */
export function isMutated({ path, text }: CodeFile): boolean {
  if (UNMUTATED.test(path)) return false;
  // The one area with stores and scripts of pages among its rules: tests/components and browsers run those.
  if (!path.startsWith('src/features/')) return true;
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/^import type [^;]*;$/gm, '');
  const imports = [...code.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  return (
    !imports.some((specifier) => REACT_MODULE.test(specifier)) &&
    !BROWSER_NAME.test(code.replaceAll(IMPORT, ''))
  );
}
