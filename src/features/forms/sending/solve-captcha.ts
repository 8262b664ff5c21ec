/** A lead waits for its solution, so the challenge must arrive as fast as a response. */
const CHALLENGE_TIMEOUT_MS = 10_000;

/**
 * Solves a proof-of-work challenge from /api/captcha in the background while the form is filled in (T-93). Visitors have
 * nothing to see, to read or to click. Undefined without a challenge or a solution: the lead is then sent without one, and
 * held for review.
 */
export async function solveCaptcha(): Promise<string | undefined> {
  const challenge: unknown = await fetch('/api/captcha', {
    signal: AbortSignal.timeout(CHALLENGE_TIMEOUT_MS),
  })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  if (challenge === undefined) return undefined;
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  const solution = await new Promise<unknown>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage({
      type: 'work',
      challenge,
      counterMode: 'uint32',
      counterStart: 0,
      counterStep: 1,
      timeout: 60_000,
    });
  });
  worker.terminate();
  const isSolved = typeof solution === 'object' && solution !== null && !('error' in solution);
  return isSolved ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
