/** Runs work once the browser has painted what is on the screen now: what the visitor touched answers first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work, 0));
}
