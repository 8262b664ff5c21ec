import { type ResolveHookSync, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '#platform/package-root.ts';

const PACKAGE = pathToFileURL(`${PACKAGE_ROOT}/`).href;
const ALIAS = '#site/';

let isRegistered = false;

/**
 * Lets a site.ts anywhere on the disk say `#site/define-site.ts`: Node resolves that alias only below the project's own
 * package.json, and dealers may be in a repository of their own. Applies to this process, once.
 */
export function registerDealerImports(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({ resolve: resolveDealerImport });
}

/** Node's resolution, for the imports of dealers outside of the project too. */
export const resolveDealerImport: ResolveHookSync = (specifier, context, nextResolve) => {
  const isOutside = context.parentURL?.startsWith('file:') && !context.parentURL.startsWith(PACKAGE);
  if (isOutside && specifier.startsWith(ALIAS))
    return nextResolve(`${PACKAGE}src/${specifier.slice(1)}`, context);
  const found = nextResolve(specifier, context);
  // Without "type": "module" in the package.json beside it, Node would guess with a page of warning.
  const isDealerFile = specifier.startsWith('file:') && /\/site\.ts(\?|$)/.test(specifier);
  return isDealerFile && found.format == null ? { ...found, format: 'module-typescript' } : found;
};
