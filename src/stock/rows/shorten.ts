/** How much of a value that cannot be published a report repeats. */
const MAX_REPORTED_LENGTH = 120;

/** A value as a report shows it. A copy, because a slice of a long text keeps all of that in memory. */
export function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= MAX_REPORTED_LENGTH) return text;
  return Buffer.from(`${text.slice(0, MAX_REPORTED_LENGTH)}…`).toString();
}
