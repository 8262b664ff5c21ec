import { getFolders } from '#scripts/build/folders.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import { runBeforeBuild } from './run-before-build.ts';

/** A build that takes longer is stuck. */
const BUILD_TIMEOUT_MS = 600_000;

/**
 * Builds a dealer's changes in a separate process, like `npm run build`: the host continues to serve, and changed code
 * is loaded again. Before it, `rebuild.before` runs. Rejects with the end of the build's stderr if it could not be run.
 */
export async function buildInChild(dealer: string, signal: AbortSignal): Promise<void> {
  await runBeforeBuild(dealer, getFolders(), signal);
  const args = ['scripts/build.ts', '--site', dealer, '--changed'];
  const { code, errors } = await runProgram(process.execPath, args, {
    signal,
    timeout: BUILD_TIMEOUT_MS,
    // In its own process group: Ctrl+C reaches only the host, which then stops the build.
    detached: true,
  });
  if (code !== 0)
    throw new Error(errors.trim().slice(-4000) || `the build ended with code ${code}. Run it by hand.`);
}
