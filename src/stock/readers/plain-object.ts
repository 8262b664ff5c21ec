/** An object with keys, as JSON has it. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys: neither a list nor a plain text, number or null. */
export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
