import { stat } from 'node:fs/promises';
import { type ResolveHookSync, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { SiteError } from './errors/site-error.ts';

const PACKAGE = pathToFileURL(`${PACKAGE_ROOT}/`).href;

let isRegistered = false;

/**
 * Lets files of the project's folder import what those of this package may. A site.ts anywhere on the disk finds `forecourt/config`,
 * also where the package is not installed but cloned beside it; the compiled app finds the packages it needs, also where a package
 * manager such as pnpm puts them beside this one alone. Applies to this process, once.
 */
export function registerDealerImports(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({ resolve: resolveDealerImport });
}

/** Node's resolution, for the imports of files outside of the package too. */
export const resolveDealerImport: ResolveHookSync = (specifier, context, nextResolve) => {
  const isOutside = context.parentURL?.startsWith('file:') && !context.parentURL.startsWith(PACKAGE);
  const own = isOutside ? findOwnFile(specifier) : undefined;
  if (own !== undefined) return nextResolve(own, context);
  try {
    const found = nextResolve(specifier, context);
    // Without "type": "module" in the package.json beside it, Node would guess with a page of warning.
    const isDealerFile = specifier.startsWith('file:') && /\/(site|template)\.ts(\?|$)/.test(specifier);
    return isDealerFile && found.format == null ? { ...found, format: 'module-typescript' } : found;
  } catch (error) {
    const isPackage = /^[@\w]/.test(specifier) && !specifier.includes(':');
    if (!isOutside || !isPackage) throw error;
    return nextResolve(specifier, { ...context, parentURL: PACKAGE });
  }
};

/** The file of the package that a dealer's import means. `#site/define-site.ts` is what it was before there was a package. */
function findOwnFile(specifier: string): string | undefined {
  if (specifier === 'forecourt/config') return `${PACKAGE}src/site/define-site.ts`;
  return specifier.startsWith('#site/') ? `${PACKAGE}src/${specifier.slice(1)}` : undefined;
}

/**
 * The object that a TypeScript file of the dealers exports by default. Node runs TypeScript natively; the timestamp in the address makes
 * a running server pick up edits. Throws SiteError, for a missing file with `whatToWrite`.
 */
export async function importDefault(file: string, whatToWrite: string): Promise<object> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) throw new SiteError([`${file}: is missing. ${whatToWrite}`]);
  registerDealerImports();
  try {
    const url = pathToFileURL(file);
    url.searchParams.set('changed', String(stats.mtimeMs));
    const module: unknown = await import(/* @vite-ignore */ url.href);
    const value = (module as { default?: unknown }).default;
    if (typeof value === 'object' && value !== null) return value;
    throw new SiteError([`${file}: has no default export. ${whatToWrite}`]);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    throw new SiteError([`${file}: ${findLine(stack, file)}cannot be read: ${message}. Correct it.`]);
  }
}

/** 'line 3: ', where Node says it: at the start of a syntax error's stack, or in the stack of an error in the file. */
function findLine(stack: string, file: string): string {
  const at = stack.indexOf(resolve(file));
  const line = at === -1 ? undefined : /^[^\s:)]*:(\d+)/.exec(stack.slice(at))?.[1];
  return line === undefined ? '' : `line ${line}: `;
}
