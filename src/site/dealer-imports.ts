import { type ResolveHookSync, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '#platform/package-root.ts';

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
