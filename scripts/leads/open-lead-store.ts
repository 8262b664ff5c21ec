import { existsSync } from 'node:fs';
import { openBlobStore } from '#leads/store/blobs/blob-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { UsageError } from '#scripts/cli/command.ts';

/**
 * Opens the store of this machine, a file, or, with `netlify`, of a site on Netlify. Undefined if this machine has none. Throws a
 * UsageError if the variables for Netlify are missing.
 */
export function openLeadStore(file: string, netlify: boolean, env: NodeJS.ProcessEnv): LeadStore | undefined {
  if (!netlify) return existsSync(file) ? openSqliteStore(file) : undefined;
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) return openBlobStore({ siteID, token });
  if (env.NETLIFY_BLOBS_CONTEXT) return openBlobStore();
  throw new UsageError(
    '--netlify: needs NETLIFY_SITE_ID, the id in the settings of the site, and NETLIFY_AUTH_TOKEN, a personal access token.',
  );
}
