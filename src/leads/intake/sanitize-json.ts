import { isObject } from './canonical-json.ts';
import type { Json } from './lead.ts';
import { readText } from './sanitize-text.ts';

/** Nothing of ours is deeper: body > lead_attributes > linked_query_params > value. */
const DEEPEST = 6;

/** Names by which a careless program could be made to change all objects. */
const NEVER_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON from a stranger as it may be worked with: every text read by readText. Undefined where it is deeper than
 * anything of ours or has a key that no honest program sends.
 */
function soundJson(value: unknown, depth = 0): Json | undefined {
  if (depth > DEEPEST) return undefined;
  if (typeof value === 'string') return readText(value);
  if (typeof value !== 'object' || value === null) return value as Json;
  if (Array.isArray(value)) return soundList(value, depth);
  const sound: [string, Json][] = [];
  for (const [key, part] of Object.entries(value)) {
    const read = soundJson(part, depth + 1);
    if (read === undefined || NEVER_KEYS.has(key)) return undefined;
    sound.push([readText(key), read]);
  }
  return Object.fromEntries(sound);
}

/** The same for an object; undefined for any other value. */
export function soundObject(value: unknown): { readonly [key: string]: Json } | undefined {
  const sound = soundJson(value);
  return isObject(sound) ? sound : undefined;
}

function soundList(values: readonly unknown[], depth: number): Json | undefined {
  const sound: Json[] = [];
  for (const value of values) {
    const read = soundJson(value, depth + 1);
    if (read === undefined) return undefined;
    sound.push(read);
  }
  return sound;
}
