import { resolve } from 'node:path';

/** Where everything lies, seen from the project's root. `SITES_DIR` names another folder of dealers (tests use it). */
export interface Folders {
  readonly sitesDir: string;
  readonly dataDir: string;
  readonly distDir: string;
  readonly compiledDir: string;
}

/** The project's folders; `SITES_DIR`, `DATA_DIR` and `DIST_DIR` move three of them. */
export function folders(env: NodeJS.ProcessEnv = process.env): Folders {
  return {
    sitesDir: resolve(env.SITES_DIR ?? 'sites'),
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    distDir: resolve(env.DIST_DIR ?? 'dist'),
    compiledDir: resolve('.astro-build'),
  };
}
