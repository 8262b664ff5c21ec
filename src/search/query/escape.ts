/**
 * InstantSearch reads a leading hyphen as "not", so a value that begins with one is written with a backslash in its state
 * and requests. (A value that begins with a backslash and a hyphen can't be told from that, and does not occur.)
 */
export function escapeValue(value: string): string {
  return value.replace(/^-/, '\\-');
}

/** The value that InstantSearch means. */
export function unescapeValue(value: string): string {
  return value.replace(/^\\-/, '-');
}
