/** How long a page that is never idle may put off such work. */
const IDLE_TIMEOUT_MS = 5000;

/** Runs work that nobody waits for once the page has loaded and the browser is idle; the visitor may have left by then. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(task, 500);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
