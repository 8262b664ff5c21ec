import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LOOPBACK } from '#host/start-host.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import { getTestFolders, TEST_NOW } from '#scripts/test/environment.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';
import { type TestDealer, writeDealer } from './write-dealer.ts';

/** Dealers built and served separately from the sites of other tests; leads are in the common store. */
export interface ServedDealers<Slug extends string> {
  readonly address: (dealer: Slug, path: string) => string;
  readonly close: () => Promise<void>;
}

/** Writes, builds and serves dealers in a folder named after `name`. Throws with the build's errors. */
export async function serveDealers<Slug extends string>(
  name: string,
  dealers: readonly (TestDealer & { readonly slug: Slug })[],
): Promise<ServedDealers<Slug>> {
  // Below the project, whose package.json makes .ts files modules.
  const dir = await mkdtemp(join(getTestFolders().dataDir, `${name}-`));
  const folders = { ...getTestFolders(), sitesDir: join(dir, 'sites'), distDir: join(dir, 'dist') };
  for (const dealer of dealers) await writeDealer(folders.sitesDir, dealer);
  const slugs = dealers.map(({ slug }) => slug);
  const reports = await buildSites({ slugs, folders, now: new Date(TEST_NOW), jobs: 1, quiet: true });
  const errors = reports.flatMap((report) => report.errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const host = await startSiteHost({ distDir: folders.distDir, trustedProxies: LOOPBACK });
  return {
    address: (dealer, path) => `http://${dealer}.localhost:${host.port}${path}`,
    close: async () => {
      await host.close();
      await rm(dir, { recursive: true });
    },
  };
}
