/** What a visitor need not know of as it is "logged only": into the browser's console. */
export function logWarning(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place for it.
  console.warn(text, ...(cause === undefined ? [] : [cause]));
}

/** What went wrong and is an error there. */
export function logError(text: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as above.
  console.error(text, cause);
}

/** What went well and is worth a line there. */
export function logInfo(text: string): void {
  // biome-ignore lint/suspicious/noConsole: as above.
  console.info(text);
}
