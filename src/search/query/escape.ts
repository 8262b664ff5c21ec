/**
 * InstantSearch reads a leading hyphen as "not", so its state and requests write a backslash before it. (A value that
 * begins with a backslash and a hyphen would be ambiguous, and does not occur.)
 */
export function escapeValue(value: string): string {
  return value.replace(/^-/, '\\-');
}

/** The value behind InstantSearch's escaped form. */
export function unescapeValue(value: string): string {
  return value.replace(/^\\-/, '-');
}
