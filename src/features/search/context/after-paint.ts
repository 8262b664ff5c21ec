/** Runs work after the next paint, so that the control that the visitor touched responds first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work, 0));
}
