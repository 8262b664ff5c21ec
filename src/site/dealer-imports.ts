import { type ResolveHookSync, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '#platform/package-root.ts';

const PACKAGE = pathToFileURL(`${PACKAGE_ROOT}/`).href;

let isRegistered = false;

/**
 * Lets a site.ts anywhere on the disk import `forecourt/config`: Node finds it only where the package is installed, and a clone may lie
 * beside the dealers' repository. Applies to this process, once.
 */
export function registerDealerImports(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({ resolve: resolveDealerImport });
}

/** Node's resolution, for the imports of dealers outside of the package too. */
export const resolveDealerImport: ResolveHookSync = (specifier, context, nextResolve) => {
  const isOutside = context.parentURL?.startsWith('file:') && !context.parentURL.startsWith(PACKAGE);
  const own = isOutside ? findOwnFile(specifier) : undefined;
  if (own !== undefined) return nextResolve(own, context);
  const found = nextResolve(specifier, context);
  // Without "type": "module" in the package.json beside it, Node would guess with a page of warning.
  const isDealerFile = specifier.startsWith('file:') && /\/(site|template)\.ts(\?|$)/.test(specifier);
  return isDealerFile && found.format == null ? { ...found, format: 'module-typescript' } : found;
};

/** The file of the package that a dealer's import means. `#site/define-site.ts` is what it was before there was a package. */
function findOwnFile(specifier: string): string | undefined {
  if (specifier === 'forecourt/config') return `${PACKAGE}src/site/define-site.ts`;
  return specifier.startsWith('#site/') ? `${PACKAGE}src/${specifier.slice(1)}` : undefined;
}
