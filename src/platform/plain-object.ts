/** A JSON object. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object: not a list, text, number or null. */
export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
