import { join } from 'node:path';
import type { LeadStore } from '#leads/store/store.ts';
import type { DealerStatus, OperationsStatus } from '#operations/dealer-status.ts';
import { formatAge } from '#operations/find-problems.ts';
import { gatherStatus } from '#operations/gather-status.ts';
import { readDatabaseUrl } from '#platform/postgres/address.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { listSiteSlugs } from '#site/read-config.ts';
import { openBuildQueue } from './build/build-queue.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand } from './cli/command.ts';
import { splitNames } from './cli/dealers.ts';
import { formatTable } from './cli/table.ts';
import { openHostStore } from './leads/open-lead-store.ts';

const HELP = `npm run status [-- options]

Shows for every dealer its last import with the rows held back, its last build with pages, seconds and errors, and its
leads by state; then what needs a person, a line each: the exit code is 1 if something does. It reads the files and the
store of leads, so it works while the host is down. A running host shows the same at /operations/.

  --site <slugs>   only these dealers, with commas
  --json           as JSON
  --now <time>     as if it were this time (default: now)`;

const HEADINGS = [
  'dealer',
  'import',
  'held',
  'build',
  'pages',
  'seconds',
  'errors',
  'waiting',
  'dead',
  'leads held',
  'delivered',
];

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

/** The table of all dealers, followed by a line for each thing that needs a person. */
function formatStatus({ at, dealers }: OperationsStatus): string {
  const now = Date.parse(at);
  const table = formatTable(
    HEADINGS,
    dealers.map((dealer) => formatDealer(dealer, now)),
  );
  const problems = dealers.flatMap(({ dealer, problems }) => problems.map((line) => `${dealer}: ${line}`));
  return problems.length > 0 ? `${table}\n\n${problems.join('\n')}` : table;
}

function formatDealer({ dealer, import: imported, build, leads }: DealerStatus, now: number): string[] {
  const counts = leads?.counts;
  return [
    dealer,
    imported ? formatOutcome(imported.attempted_at, imported.problem !== null, now) : '',
    imported?.rows ? `${imported.rows.held} of ${imported.rows.read}` : '',
    build?.last_at ? formatOutcome(build.last_at, build.errors.length > 0, now) : '',
    formatCount(build?.pages),
    build?.seconds?.toFixed(1) ?? '',
    build?.last_at ? formatCount(build.errors.length) : '',
    ...[counts?.pending, counts?.dead, counts?.held, counts?.delivered].map(formatCount),
  ];
}

function formatOutcome(at: string, hasFailed: boolean, now: number): string {
  return `${hasFailed ? 'failed ' : ''}${formatAge(now - Date.parse(at))} ago`;
}

function formatCount(count: number | null | undefined): string {
  return typeof count === 'number' ? String(count) : '';
}
