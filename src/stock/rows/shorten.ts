/** How much of a value that cannot be published a report repeats. */
const MAX_REPORTED_LENGTH = 120;

/** A value as a report shows it. */
export function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= MAX_REPORTED_LENGTH ? text : `${text.slice(0, MAX_REPORTED_LENGTH)}…`;
}
