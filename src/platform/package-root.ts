import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The folder of this package: src, scripts, schemas and public lie here. The project's is the working folder, with the dealers, what is
 * built of them and what lasts (scripts/build/folders.ts). In a clone they are the same; installed, this is `node_modules/forecourt`.
 * It holds in bundled functions too, because `src/functions` is as deep as this folder.
 */
export const PACKAGE_ROOT = resolve(import.meta.dirname, '../..');

/** What a further Node needs to run this package's TypeScript: by itself, Node reads none below `node_modules`. */
export const TYPESCRIPT_FLAGS: readonly string[] = PACKAGE_ROOT.split(/[\\/]/).includes('node_modules')
  ? ['--import', pathToFileURL(join(PACKAGE_ROOT, 'scripts/cli/strip-types.mjs')).href]
  : [];
