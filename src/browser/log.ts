/** Logs a warning to the browser's console ("logged only"), without telling the visitor. */
export function logWarning(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place for it.
  console.warn(text, ...(cause === undefined ? [] : [cause]));
}

/** Logs an error to the browser's console. */
export function logError(text: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as above.
  console.error(text, cause);
}

/** Logs a success to the browser's console. */
export function logInfo(text: string): void {
  // biome-ignore lint/suspicious/noConsole: as above.
  console.info(text);
}
