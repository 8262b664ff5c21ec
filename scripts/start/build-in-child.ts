import { spawn } from 'node:child_process';

/** A build that takes longer has got stuck. */
const BUILD_TIMEOUT_MS = 600_000;

/**
 * Builds what changed of a dealer in a process of its own, as `npm run build` does: the host goes on serving meanwhile,
 * and code that was read once is read again. Rejects with the build's last words where it could not be run.
 */
export async function buildInChild(dealer: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts', '--site', dealer, '--changed'], {
    signal,
    timeout: BUILD_TIMEOUT_MS,
    // In a group of its own: Ctrl+C is for the host, which then ends the build.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new Error(words.trim() || `the build ended with code ${code}. Run it by hand.`);
}
