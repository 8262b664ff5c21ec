import { spawn } from 'node:child_process';
import { getFolders } from '#scripts/build/folders.ts';
import { endWithCommand } from '#scripts/cli/processes.ts';
import { runBeforeBuild } from './run-before-build.ts';

/** A build that takes longer is stuck. */
const BUILD_TIMEOUT_MS = 600_000;

/**
 * Builds a dealer's changes in a separate process, like `npm run build`: the host continues to serve, and changed code
 * is loaded again. Before it, `rebuild.before` runs. Rejects with the end of the build's stderr if it could not be run.
 */
export async function buildInChild(dealer: string, signal: AbortSignal): Promise<void> {
  await runBeforeBuild(dealer, getFolders(), signal);
  const args = ['scripts/build.ts', '--site', dealer, '--changed', '--no-photographs'];
  const child = spawn(process.execPath, args, {
    signal,
    timeout: BUILD_TIMEOUT_MS,
    // In its own process group: Ctrl+C reaches only the host, which then stops the build.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithCommand(child);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new Error(output.trim() || `the build ended with code ${code}. Run it by hand.`);
}
