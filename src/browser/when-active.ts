/** Runs work that must not happen for a page that nobody opens: at once, or when a page rendered ahead is opened. */
export function whenActive(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
