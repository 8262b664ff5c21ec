import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { getBrochuresPath, getFactsPath } from '#published-site/server-files.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { withLock } from '#scripts/build/lock.ts';
import { checkNetlifyAuth, checkNetlifyDelivery } from '#scripts/build/netlify.ts';
import type { DeployConfig } from '#site/config/hosting.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';
import { type OpenTargetOptions, openTarget } from './open-target.ts';
import { runRsync } from './rsync/run-rsync.ts';
import { type DeployResult, type DeployTarget, readBuild } from './target.ts';
import { checkApi, findUnanswered, isForTarget, listUnappliedRules } from './target-limits.ts';

export interface DeploySiteOptions extends Omit<OpenTargetOptions, 'distDir'> {
  readonly folders: Folders;
  readonly now: Date;
  readonly dryRun: boolean;
  readonly rollback: boolean;
  /** How many files of a dealer are sent at a time. */
  readonly jobs: number;
  readonly skipApiCheck: boolean;
}

/** What became of one dealer. */
export interface DeployOutcome {
  readonly slug: string;
  readonly target: string;
  /** Undefined if nothing was published. */
  readonly result: DeployResult | undefined;
  readonly seconds: number;
  readonly errors: readonly string[];
  /** What the target does not do, and what could not be checked. */
  readonly notes: readonly string[];
}

/** Publishes a built dealer at the target that its site.ts names. Problems are in the outcome; it throws only for bugs. */
export async function deploySite(
  slug: string,
  options: DeploySiteOptions,
  onProgress: (done: number, total: number) => void,
): Promise<DeployOutcome> {
  const started = performance.now();
  const outcome = (part: Partial<DeployOutcome>): DeployOutcome => ({
    slug,
    target: '',
    result: undefined,
    errors: [],
    notes: [],
    ...part,
    seconds: (performance.now() - started) / 1000,
  });
  try {
    const config = await readConfig(options.folders.sitesDir, slug);
    const deploy = config.hosting?.deploy;
    if (!deploy)
      throw new SiteError([
        `${slug}: hosting.deploy: missing. Name a target in site.ts: docs/guides/deploy.md.`,
      ]);
    const { distDir, dataDir } = options.folders;
    const target = openTarget(config, deploy, { ...options, distDir });
    const part = await withLock(dataDir, `.deploy-${slug}`, async () =>
      options.rollback
        ? { result: await target.rollBack(options) }
        : publish(config, deploy, target, options, onProgress),
    );
    return outcome({ target: target.name, ...part });
  } catch (error) {
    if (error instanceof SiteError) return outcome({ errors: error.lines });
    if (error instanceof ExpectedError) return outcome({ errors: [error.message] });
    throw error;
  }
}

/** Throws a SiteError for what must not be published. */
async function publish(
  config: SiteConfig,
  deploy: DeployConfig,
  target: DeployTarget,
  options: DeploySiteOptions,
  onProgress: (done: number, total: number) => void,
): Promise<Pick<DeployOutcome, 'result' | 'notes'>> {
  const { slug, auth, url } = config;
  const { folders, dryRun } = options;
  const dir = join(folders.distDir, slug);
  assertProtected(config, deploy, target.name);
  if (!(await stat(dir).catch(() => undefined)))
    throw new SiteError([
      `${slug}: is not built. Leave out --no-build, or run "npm run build -- --site ${slug}".`,
    ]);
  const files = await readBuild(dir);
  const notes = await listUnappliedRules(dir, target);
  const problems = [
    ...findUnanswered(slug, deploy, files),
    ...(deploy.kind === 'netlify' ? checkNetlifyDelivery(config, 'production', {}).errors : []),
  ];
  if (problems.length > 0) throw new SiteError(problems);
  if (deploy.kind !== 'netlify' && deploy.host !== undefined) {
    if (!dryRun) await sendFacts(slug, folders.distDir, deploy.host);
    const hasForms = files.some(({ needs }) => needs.includes('/api/'));
    // Functions of a protected site ask for its login first.
    const isAsked = hasForms && !auth && !options.skipApiCheck;
    const { error, warning } = isAsked ? await checkApi(slug, url) : {};
    if (error !== undefined) throw new SiteError([error]);
    if (warning !== undefined) notes.push(warning);
  }
  const result = await target.deploy({
    dir,
    files: files.filter(({ path }) => isForTarget(target, path)),
    now: options.now,
    dryRun,
    jobs: options.jobs,
    onProgress,
  });
  return { result, notes };
}

/** Sends the site facts before the pages: a form of a new page must find its car. */
async function sendFacts(slug: string, distDir: string, host: string): Promise<void> {
  await runRsync({
    args: ['--times', '--copy-links', '--checksum', '--chmod=D755,F644', '--mkpath'],
    from: `${distDir}/`,
    to: `${host.replace(/\/+$/, '')}/`,
    paths: [getFactsPath('', slug), getBrochuresPath('', slug)],
  });
}

/** Throws if the site asks for a login and its target would show it to everybody. `name` is the target's. */
function assertProtected(
  config: Pick<SiteConfig, 'slug' | 'auth'>,
  target: DeployConfig,
  name: string,
): void {
  if (!config.auth || isIncludedHost(target)) return;
  if (target.kind === 'netlify') throw new SiteError(checkNetlifyAuth(config));
  throw new SiteError([
    `${config.slug}: auth: ${name} does not ask for these logins, so the site would be open to everybody. Send it into the dist folder of the included host (hosting.deploy.host), or leave auth out of site.ts.`,
  ]);
}

/** Whether the site is sent into the folder that the included host serves. */
function isIncludedHost(target: DeployConfig): boolean {
  if (target.kind !== 'rsync' || target.host === undefined) return false;
  return target.to.startsWith(`${target.host.replace(/\/+$/, '')}/`);
}
