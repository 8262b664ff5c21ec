import { isJsonObject } from './canonical-json.ts';
import type { Json, JsonObject } from './lead.ts';
import { sanitizeText } from './sanitize-text.ts';

/** Nothing of ours is deeper: body > lead_attributes > linked_query_params > value. */
const MAX_JSON_DEPTH = 6;

/** Names by which a careless program could be made to change all objects. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON from a stranger as it may be worked with: every text read by sanitizeText. Undefined where it is deeper than
 * anything of ours or has a key that no honest program sends.
 */
function sanitizeJson(value: unknown, depth = 0): Json | undefined {
  if (depth > MAX_JSON_DEPTH) return undefined;
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value !== 'object' || value === null) return value as Json;
  if (Array.isArray(value)) return sanitizeList(value, depth);
  const sound: [string, Json][] = [];
  for (const [key, part] of Object.entries(value)) {
    const read = sanitizeJson(part, depth + 1);
    if (read === undefined || FORBIDDEN_KEYS.has(key)) return undefined;
    sound.push([sanitizeText(key), read]);
  }
  return Object.fromEntries(sound);
}

/** The same for an object; undefined for any other value. */
export function sanitizeObject(value: unknown): JsonObject | undefined {
  const sound = sanitizeJson(value);
  return isJsonObject(sound) ? sound : undefined;
}

function sanitizeList(values: readonly unknown[], depth: number): Json | undefined {
  const sound: Json[] = [];
  for (const value of values) {
    const read = sanitizeJson(value, depth + 1);
    if (read === undefined) return undefined;
    sound.push(read);
  }
  return sound;
}
