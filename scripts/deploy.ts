import { availableParallelism } from 'node:os';
import { Listr } from 'listr2';
import type { SiteConfig } from '#site/config/site-config.ts';
import { buildSites } from './build/build-sites.ts';
import { hashSources } from './build/compile.ts';
import { type Folders, getFolders } from './build/folders.ts';
import { formatBuildSummary } from './build/summary.ts';
import { readArgs, readCount, readNow, runCommand, UsageError } from './cli/command.ts';
import { chooseSlugs, filterDealers } from './cli/dealers.ts';
import { pickShard, readShard } from './cli/shard.ts';
import { formatTable } from './cli/table.ts';
import { type DeployOutcome, type DeploySiteOptions, deploySite } from './deploy/deploy-site.ts';
import { bundleFunctions } from './deploy/netlify/bundle-functions.ts';
import type { FunctionBundle } from './deploy/netlify/function-bundle.ts';

const HELP = `npm run deploy -- --site <slug>[,<slug>] | --all [options]

Builds what changed and publishes it where site.ts says (hosting.deploy): Netlify, an S3-compatible bucket, or a folder
or machine by rsync. Only what changed is sent, by content: first what pages need, then pages, then deletions. An
interrupted deployment goes on where it ended. The exit code is 1 if a dealer was not deployed.

  --site <slugs>       the dealers, with commas
  --all                every dealer that names a target
  --shard <part/of>    one part of all dealers: 3/10
  --no-build           publish what is in dist/ as it is
  --dry-run            print what would be sent and deleted, and change nothing
  --rollback           return to the release before the current one
  --jobs <n>           number of files of a dealer sent at once (default: 8)
  --skip-api-check     do not ask the site whether /api/ reaches the functions: before its domain is moved
  --now <time>         build as if it were this time (default: now)`;

const DEFAULT_JOBS = 8;

/** Most of a deployment is waiting for another machine. */
const CONCURRENT_DEALERS = 3;

await runCommand(HELP, async () => {
  const { values } = readArgs({
    text: ['site', 'shard', 'jobs', 'now'],
    flags: ['all', 'no-build', 'dry-run', 'rollback', 'skip-api-check'],
  });
  if (Boolean(values.site) === values.all) throw new UsageError('Name dealers with --site, or write --all.');
  const folders = getFolders();
  const now = readNow(values.now);
  const shard = pickShard(await chooseSlugs(values.site, folders.sitesDir), readShard(values.shard));
  const namesTarget = ({ hosting }: SiteConfig) => hosting?.deploy !== undefined;
  // One whose site.ts cannot be read stays, so that its errors are shown.
  const slugs = values.all ? await filterDealers(shard, folders.sitesDir, namesTarget, true) : shard;
  if (slugs.length === 0) {
    console.log('No dealer here names a target in hosting.deploy.');
    return 0;
  }
  const { rollback, 'dry-run': dryRun } = values;
  const failed = values['no-build'] || rollback ? new Set<string>() : await build(slugs, folders, now);
  const outcomes = await deploySites({
    slugs: slugs.filter((slug) => !failed.has(slug)),
    folders,
    now,
    dryRun,
    rollback,
    jobs: readCount('jobs', values.jobs, DEFAULT_JOBS),
    skipApiCheck: values['skip-api-check'],
    env: process.env,
  });
  console.log(formatDeploySummary(outcomes, dryRun));
  return failed.size === 0 && outcomes.every(({ result }) => result) ? 0 : 1;
});

/** Builds what changed. Returns the dealers with problems. */
async function build(slugs: readonly string[], folders: Folders, now: Date): Promise<Set<string>> {
  const reports = await buildSites({ slugs, folders, now, changed: true, jobs: availableParallelism() });
  console.log(formatBuildSummary(reports));
  return new Set(reports.filter(({ errors }) => errors.length > 0).map(({ name }) => name));
}

interface DeploySitesOptions extends Omit<DeploySiteOptions, 'bundleFunctions'> {
  readonly slugs: readonly string[];
}

/** Publishes dealers, some at a time. One that fails keeps what its target has; the others go on. */
async function deploySites({ slugs, ...options }: DeploySitesOptions): Promise<DeployOutcome[]> {
  let bundles: Promise<FunctionBundle[]> | undefined;
  const bundleOnce = () => {
    bundles ??= hashSources(options.folders.sitesDir).then((sources) =>
      bundleFunctions(options.folders.dataDir, sources),
    );
    return bundles;
  };
  const outcomes = new Map<string, DeployOutcome>();
  const tasks = new Listr(
    slugs.map((slug) => ({
      title: slug,
      task: async (_: unknown, task) => {
        const outcome = await deploySite(slug, { ...options, bundleFunctions: bundleOnce }, (done, total) => {
          if (process.stdout.isTTY) task.output = `${done} of ${total} files`;
        });
        outcomes.set(slug, outcome);
        task.title = describeResult(outcome, options.dryRun);
        if (!outcome.result) throw new Error(task.title);
      },
    })),
    {
      concurrent: CONCURRENT_DEALERS,
      exitOnError: false,
      collectErrors: false,
      fallbackRenderer: 'simple',
      fallbackRendererCondition: () => !process.stdout.isTTY,
    },
  );
  await tasks.run();
  return slugs.flatMap((slug) => outcomes.get(slug) ?? []);
}

/** The line of a dealer whose deployment has ended, or is planned. */
function describeResult({ slug, target, result }: DeployOutcome, dryRun: boolean): string {
  if (!result) return `${slug}: not deployed`;
  const { sent, unchanged, deleted } = result;
  return dryRun
    ? `${slug}: would send ${sent} files to ${target}, ${unchanged} unchanged, and delete ${deleted}`
    : `${slug}: ${sent} files sent to ${target}, ${unchanged} unchanged, ${deleted} deleted`;
}

/** The table at the end of a deployment, then what targets do not do, then problems. */
function formatDeploySummary(outcomes: readonly DeployOutcome[], dryRun: boolean): string {
  const rows = outcomes.flatMap(({ slug, target, result, seconds }) => {
    if (!result) return [];
    const { sent, sentBytes, unchanged, deleted, release } = result;
    const counts = [sent, (sentBytes / 1e6).toFixed(2), unchanged, deleted].map(String);
    return [[slug, target, ...counts, release, seconds.toFixed(1)]];
  });
  const counts = dryRun
    ? ['files to send', 'MB to send', 'unchanged', 'to delete']
    : ['files sent', 'MB sent', 'unchanged', 'deleted'];
  const titles = ['dealer', 'target', ...counts, 'release', 'seconds'];
  return [
    ...(rows.length > 0 ? [formatTable(titles, rows)] : []),
    ...outcomes.flatMap(({ slug, notes }) =>
      notes.map((note) => `note: ${slug}: ${note.replace(`${slug}: `, '')}`),
    ),
    ...outcomes.flatMap(({ errors }) => errors),
  ].join('\n');
}
