import { join } from 'node:path';
import type { LeadStore } from '#leads/store/store.ts';
import { readDatabaseUrl } from '#platform/postgres/address.ts';
import { gatherStatus } from '#server/operations/gather-status.ts';
import { createSiteReader } from '#server/published-site/site-reader.ts';
import { listSiteSlugs } from '#site/read-config.ts';
import { openBuildQueue } from './build/build-queue.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand } from './cli/command.ts';
import { splitNames } from './cli/dealers.ts';
import { openHostStore } from './leads/open-lead-store.ts';
import { formatStatus } from './status/format-status.ts';

const HELP = `npm run status [-- options]

Shows for every dealer its last import with the rows held back, its last build with pages, seconds and errors, and its
leads by state; then what needs a person, a line each: the exit code is 1 if something does. It reads the files and the
store of leads, so it works while the host is down. A running host shows the same at /operations/.

  --site <slugs>   only these dealers, with commas
  --json           as JSON
  --now <time>     as if it were this time (default: now)`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'now'], flags: ['json'] });
  const now = readNow(values.now);
  const { sitesDir, dataDir, distDir } = getFolders();
  const only = values.site === undefined ? undefined : splitNames(values.site);
  const builds = openBuildQueue({ dataDir, distDir }, process.env);
  let opened: { readonly store: LeadStore | undefined } | undefined;
  const status = await gatherStatus(
    {
      sites: createSiteReader(distDir),
      dataDir,
      buildQueue: builds.queue,
      store: () => {
        opened ??= { store: openHostStore(join(dataDir, 'leads.sqlite'), readDatabaseUrl(process.env)) };
        return opened.store;
      },
      slugs: only ?? (await listSiteSlugs(sitesDir)),
      only,
      log: console.error,
    },
    now,
  );
  console.log(values.json ? JSON.stringify(status, null, 2) : formatStatus(status));
  await opened?.store?.close();
  await builds.close();
  return status.dealers.some(({ problems }) => problems.length > 0) ? 1 : 0;
});
