import { buildSites } from '#scripts/build/build-sites.ts';
import type { Folders } from '#scripts/build/folders.ts';
import type { RenderReport } from '#scripts/build/render-site.ts';
import { formatWarnings } from '#scripts/build/summary.ts';
import { filterDealers } from '#scripts/cli/dealers.ts';
import { type PushSiteOptions, pushSite } from '#scripts/stock-push/push-site.ts';
import { callBuildHook } from '#server/build-queue/build-hook.ts';
import { searchKeyWarnings } from '#site/checks/warnings.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';
import type { DealerOutcome } from './dealer-outcome.ts';
import { importFeeds } from './import-feeds.ts';

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
    if (outcome)
      outcomes.push(
        report ? await pushHostedStock(withReport(outcome, report, options.buildHere), options) : outcome,
      );
  }
  return outcomes;
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
  { errors, warnings, rendered, skipped, seconds }: RenderReport,
  showWarnings: boolean,
): DealerOutcome {
  if (errors.length > 0) return { slug, ok: false, text: [...errors].join('\n') };
  return {
    slug,
    ok: true,
    text: [
      `${text}, ${rendered} pages rendered, ${skipped} unchanged, ${seconds.toFixed(1)} s`,
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
  options: Pick<PushSiteOptions, 'folders' | 'now' | 'env'>,
): Promise<DealerOutcome> {
  if (!outcome.ok) return outcome;
  const site = await readConfig(options.folders.sitesDir, outcome.slug);
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
