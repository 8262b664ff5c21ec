import { join } from 'node:path';
import { PACKAGE_ROOT, TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import { type Folders, getFolders } from '#scripts/build/folders.ts';
import { withLock } from '#scripts/build/lock.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';

/** A build that takes longer is stuck. */
const BUILD_TIMEOUT_MS = 600_000;

/**
 * Builds a dealer's changes in a separate process, like `npm run build`: the host continues to serve, and changed code
 * is loaded again. Before it, `rebuild.before` runs. Rejects with the end of the build's stderr if it could not be run.
 */
export async function buildInChild(dealer: string, signal: AbortSignal): Promise<void> {
  await runBeforeBuild(dealer, getFolders(), signal);
  const args = [...TYPESCRIPT_FLAGS, join(PACKAGE_ROOT, 'scripts/build.ts'), '--site', dealer, '--changed'];
  const { code, errors } = await runProgram(process.execPath, args, {
    signal,
    timeout: BUILD_TIMEOUT_MS,
    // In its own process group: Ctrl+C reaches only the host, which then stops the build.
    detached: true,
  });
  if (code !== 0)
    throw new Error(errors.trim().slice(-4000) || `the build ended with code ${code}. Run it by hand.`);
}

const BEFORE_TIMEOUT_MS = 120_000;

type Command = readonly string[];

/** The commands of dealers as they were last read: one may be about to fetch the correction of a broken site.ts. */
const lastKnown = new Map<string, Command | undefined>();

/**
 * Runs what a dealer wants to be done before a requested build (`rebuild.before`), in the dealer's folder, one at a time:
 * dealers often share a repository. Rejects with the end of its output if it fails.
 */
export async function runBeforeBuild(
  dealer: string,
  { sitesDir, dataDir }: Pick<Folders, 'sitesDir' | 'dataDir'>,
  signal: AbortSignal,
): Promise<void> {
  const command = await readCommand(sitesDir, dealer);
  if (!command) return;
  await withLock(dataDir, '.rebuild-before', () => run(command, join(sitesDir, dealer), signal));
}

async function readCommand(sitesDir: string, dealer: string): Promise<Command | undefined> {
  try {
    const { rebuild } = await readConfig(sitesDir, dealer);
    lastKnown.set(dealer, rebuild?.before);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  }
  return lastKnown.get(dealer);
}

async function run([program = '', ...args]: Command, cwd: string, signal: AbortSignal): Promise<void> {
  const { code, output } = await runProgram(program, args, {
    cwd,
    signal,
    timeout: BEFORE_TIMEOUT_MS,
    // A repository that asks for a password would wait for it in vain.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (code === 0) return;
  const said = output.trim().split('\n').at(-1) ?? '';
  throw new Error(`rebuild.before: ${program} ${describeEnding(code)}. ${said}`.trim());
}

function describeEnding(code: number | null): string {
  if (code === 127) return 'is not installed';
  return code === null ? `took longer than ${BEFORE_TIMEOUT_MS / 1000} seconds` : `ended with code ${code}`;
}
