/**
 * The project's folders, relative to its root, where commands run. Errors can then name 'sites/example/site.ts'.
 */
export interface Folders {
  readonly sitesDir: string;
  readonly dataDir: string;
  readonly distDir: string;
  readonly compiledDir: string;
}

/** The project's folders; `SITES_DIR`, `DATA_DIR` and `DIST_DIR` override three of them. */
export function getFolders(env: NodeJS.ProcessEnv = process.env): Folders {
  return {
    sitesDir: env.SITES_DIR ?? 'sites',
    dataDir: env.DATA_DIR ?? '.data',
    distDir: env.DIST_DIR ?? 'dist',
    compiledDir: '.astro-build',
  };
}
