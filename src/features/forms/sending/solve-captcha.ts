/** A lead waits for its proof: for a task no longer than for an answer. */
const CHALLENGE_TIMEOUT_MS = 10_000;

/**
 * Proof that a browser took its time over a form (T-93): a task from /api/captcha, solved in the background while the
 * form is filled in. There is nothing to see, to read or to click. Undefined when no task or no answer could be had: the
 * lead is then sent without, and kept for somebody to look at.
 */
export async function solveCaptcha(): Promise<string | undefined> {
  const challenge: unknown = await fetch('/api/captcha', {
    signal: AbortSignal.timeout(CHALLENGE_TIMEOUT_MS),
  })
    .then((answer) => (answer.ok ? answer.json() : undefined))
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
  const solved = typeof solution === 'object' && solution !== null && !('error' in solution);
  return solved ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
