import type { Json, JsonObject } from './lead.ts';

/** JSON with sorted keys: equal values have equal texts, {b: 1, a: 2} -> '{"a":2,"b":1}'. */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonicalJson(value[key] ?? null)}`);
  return `{${entries.join(',')}}`;
}

/** Whether a value is an object, not a list or null. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
