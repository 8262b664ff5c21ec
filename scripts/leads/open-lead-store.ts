import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openBlobStore } from '#leads/store/blobs/blob-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { UsageError } from '#scripts/cli/command.ts';

/**
 * Opens the store of this machine or, with `netlify`, of a site on Netlify. Undefined if this machine has none. Throws a
 * UsageError if the variables for Netlify are missing.
 */
export function openLeadStore(
  dataDir: string,
  netlify: boolean,
  env: NodeJS.ProcessEnv,
): LeadStore | undefined {
  if (!netlify) {
    const file = join(dataDir, 'leads.sqlite');
    return existsSync(file) ? openSqliteStore(file) : undefined;
  }
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) return openBlobStore({ siteID, token });
  if (env.NETLIFY_BLOBS_CONTEXT) return openBlobStore();
  throw new UsageError(
    '--netlify: needs NETLIFY_SITE_ID, the id in the settings of the site, and NETLIFY_AUTH_TOKEN, a personal access token.',
  );
}
