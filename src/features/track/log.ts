/** What a visitor need not know of (spec 8: "logged only"): into the browser's console. */
export function logProblem(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place for it.
  console.warn(text, ...(cause === undefined ? [] : [cause]));
}
