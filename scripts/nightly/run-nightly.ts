import { fork } from 'node:child_process';
import { callBuildHook } from '#build-queue/build-hook.ts';
import { recordImport } from '#operations/import-record.ts';
import { TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import type { Folders } from '#scripts/build/folders.ts';
import type { RenderReport } from '#scripts/build/render-job.ts';
import { formatWarnings } from '#scripts/build/summary.ts';
import { filterDealers } from '#scripts/cli/dealers.ts';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';
import { endWithCommand } from '#scripts/cli/processes.ts';
import { type PushSiteOptions, pushSite } from '#scripts/stock-push/push-site.ts';
import { searchKeyWarnings } from '#site/checks/warnings.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';
import { announceChanges } from './announce-changes.ts';
import { type DealerOutcome, NO_FEED } from './dealer-outcome.ts';
import type { ImportJob } from './import-worker.ts';

export interface NightlyOptions {
  readonly slugs: readonly string[];
  readonly folders: Folders;
  readonly now: Date;
  readonly jobs: number;
  readonly out?: string | undefined;
  /** Build here even if the dealer has a Netlify build hook: for the build that Netlify itself runs. */
  readonly buildHere: boolean;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs the nightly work: for each dealer, imports its feed, then builds what changed and pushes it to its search host,
 * or calls its Netlify build hook. A dealer with a broken feed or broken files keeps its last output; the others go on.
 * Returns one outcome per dealer, in the order of `slugs`.
 */
export async function runNightly(options: NightlyOptions): Promise<DealerOutcome[]> {
  const { slugs, folders } = options;
  // One with an unreadable site.ts is imported here, which reports the error.
  const elsewhere = options.buildHere
    ? []
    : await filterDealers(slugs, folders.sitesDir, isBuiltByNetlify, false);
  const here = slugs.filter((slug) => !elsewhere.includes(slug));
  const imports = await importFeeds(here, folders, options.now);
  const imported = imports.filter((outcome) => outcome.ok);
  const reports =
    imported.length === 0
      ? []
      : await buildSites({
          ...options,
          slugs: imported.map((outcome) => outcome.slug),
          changed: true,
          quiet: true,
        });
  const requested = await Promise.all(elsewhere.map((slug) => requestNetlifyBuild(slug, options)));
  const outcomes: DealerOutcome[] = [];
  for (const slug of slugs) {
    const outcome =
      requested.find((result) => result.slug === slug) ?? imports.find((result) => result.slug === slug);
    const report = reports.find((one) => one.name === slug);
    if (outcome) outcomes.push(report ? await followUp(outcome, report, options) : outcome);
  }
  return outcomes;
}

/** What has to happen once a dealer is built: its hosted index has the same stock, and search engines know what has changed. */
async function followUp(
  outcome: DealerOutcome,
  report: RenderReport,
  options: NightlyOptions,
): Promise<DealerOutcome> {
  const built = withReport(outcome, report, options.buildHere);
  if (!built.ok) return built;
  const site = await readConfig(options.folders.sitesDir, outcome.slug);
  const pushed = await pushHostedStock(built, site, options);
  // What is built to another folder is published later, by somebody else.
  const told = options.out === undefined ? await announceChanges(site, options.folders) : undefined;
  return { ...pushed, text: [pushed.text, ...(told === undefined ? [] : [told])].join(', ') };
}

function isBuiltByNetlify({ hosting }: SiteConfig): boolean {
  return hosting?.netlifyBuildHookEnv !== undefined;
}

async function requestNetlifyBuild(slug: string, { folders, env }: NightlyOptions): Promise<DealerOutcome> {
  try {
    const { hosting } = await readConfig(folders.sitesDir, slug);
    const hook = hosting?.netlifyBuildHookEnv;
    if (hook !== undefined) await callBuildHook(hook, env[hook]);
    return { slug, ok: true, text: 'asked Netlify to build' };
  } catch (error) {
    const text =
      error instanceof SiteError
        ? error.message
        : `${slug}: hosting.netlifyBuildHookEnv: ${(error as Error).message}`;
    return { slug, ok: false, text };
  }
}

function withReport(
  { slug, text }: DealerOutcome,
  { errors, warnings, notes, rendered, skipped, seconds }: RenderReport,
  showWarnings: boolean,
): DealerOutcome {
  if (errors.length > 0) return { slug, ok: false, text: [...errors].join('\n') };
  return {
    slug,
    ok: true,
    text: [
      `${text}, ${rendered} pages rendered, ${skipped} unchanged, ${seconds.toFixed(1)} s`,
      ...notes,
      ...(showWarnings ? formatWarnings(warnings) : []),
    ].join('\n'),
  };
}

/**
 * Pushes a built dealer's stock to its hosted index, so searches find what pages show; does nothing for dealers without
 * one. A failed push makes the outcome a failure: visitors continue to search the previous stock. It never creates a
 * search key, because nobody would see it at night; the outcome explains how to create one instead.
 */
async function pushHostedStock(
  outcome: DealerOutcome,
  site: SiteConfig,
  options: Pick<PushSiteOptions, 'folders' | 'now' | 'env'>,
): Promise<DealerOutcome> {
  const { engine } = site.search;
  if (engine === 'embedded') return outcome;
  const problems = await pushSite(outcome.slug, {
    ...options,
    dryRun: false,
    makeKey: false,
    newKey: false,
    log: () => {},
  });
  const pushed = `${outcome.text}, pushed to ${engine.typesense.host}`;
  return problems.length === 0
    ? { ...outcome, text: [pushed, ...searchKeyWarnings(site)].join('\n') }
    : { ...outcome, ok: false, text: problems.join('\n') };
}

/** How many feeds are fetched and imported at a time: most of it is waiting for other machines. */
const CONCURRENT_IMPORTS = 4;
/** JSON of 64 MB needs half of it. */
const MAX_HEAP_MB = 1024;
const IMPORT_TIMEOUT_MS = 5 * 60_000;

/**
 * Imports the feed of each dealer that names one (`stock.feed`), several at a time and each in a process of its own, with
 * a limit on memory and time. A dealer whose feed is broken, or whose import fails in any other way, keeps the stock it
 * had, and its outcome says why; the others go on.
 */
export function importFeeds(slugs: readonly string[], folders: Folders, now: Date): Promise<DealerOutcome[]> {
  return mapConcurrently(slugs, CONCURRENT_IMPORTS, async (slug) => {
    const outcome = await importInProcess({ slug, folders, now: now.toISOString() });
    const { ok, text } = outcome;
    if (text !== NO_FEED) await recordImport(folders.dataDir, slug, { at: now, problem: ok ? null : text });
    return outcome;
  });
}

function importInProcess(job: ImportJob): Promise<DealerOutcome> {
  const { slug } = job;
  return new Promise((resolve) => {
    const started = fork(new URL('./import-worker.ts', import.meta.url), {
      execArgv: [...TYPESCRIPT_FLAGS, `--max-old-space-size=${MAX_HEAP_MB}`],
      timeout: IMPORT_TIMEOUT_MS,
      killSignal: 'SIGKILL',
      // V8's output when memory runs out does not help a reader of the nightly report.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker = endWithCommand(started);
    let outcome: DealerOutcome | undefined;
    worker.on('message', (message: DealerOutcome) => {
      outcome = message;
    });
    worker.on('error', (error) => resolve({ slug, ok: false, text: error.message }));
    worker.on('exit', (_, signal) =>
      resolve(outcome ?? { slug, ok: false, text: describeEnd(slug, signal) }),
    );
    worker.send(job);
  });
}

function describeEnd(slug: string, signal: NodeJS.Signals | null): string {
  const reason =
    signal === 'SIGKILL'
      ? `took longer than ${IMPORT_TIMEOUT_MS / 60_000} minutes`
      : `needed more than ${MAX_HEAP_MB} MB of memory`;
  return `${slug}: the import ${reason} and was ended; the stock is as it was. Check that the feed is this dealer's alone.`;
}
