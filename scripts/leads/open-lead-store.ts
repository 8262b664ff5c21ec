import { existsSync } from 'node:fs';
import { openBlobStore } from '#leads/store/blobs/blob-store.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { listSiteSlugs, readConfig } from '#site/read-config.ts';
import { joinStores } from './store-per-dealer.ts';

/** Opens the store of the host: the database, else a file of this machine. Undefined if there is no such file. */
export function openHostStore(file: string, url: string | undefined): LeadStore | undefined {
  if (url !== undefined) return createPostgresStore(openDatabase(url));
  return existsSync(file) ? openSqliteStore(file) : undefined;
}

/**
 * Opens the store of the Netlify site that NETLIFY_SITE_ID names, or those of all dealers whose site.ts names theirs. Throws
 * a UsageError if variables are missing.
 */
export async function openNetlifyStore(sitesDir: string, env: NodeJS.ProcessEnv): Promise<LeadStore> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) return openBlobStore({ siteID, token });
  if (env.NETLIFY_BLOBS_CONTEXT) return openBlobStore();
  const siteIds = token ? await readSiteIds(sitesDir) : [];
  if (token && siteIds.length > 0)
    return joinStores(new Map(siteIds.map(([slug, id]) => [slug, openBlobStore({ siteID: id, token })])));
  throw new UsageError(
    '--netlify: needs NETLIFY_AUTH_TOKEN, a personal access token, and NETLIFY_SITE_ID or hosting.netlifySiteId in site.ts: the ID in the settings of the site.',
  );
}

/** The dealers whose site.ts names their Netlify site. One that can't be read is left out: site:check says why. */
async function readSiteIds(sitesDir: string): Promise<(readonly [slug: string, id: string])[]> {
  const slugs = await listSiteSlugs(sitesDir);
  const configs = await Promise.all(slugs.map((slug) => readConfig(sitesDir, slug).catch(() => undefined)));
  return slugs.flatMap((slug, n) => {
    const id = configs[n]?.hosting?.netlifySiteId;
    return id === undefined ? [] : [[slug, id] as const];
  });
}
