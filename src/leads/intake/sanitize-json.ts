import { isJsonObject, type Json, type JsonObject } from './lead.ts';

/** Our own messages are less deep: body > lead_attributes > linked_query_params > value. */
const MAX_JSON_DEPTH = 6;

/** Keys that could pollute prototypes. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Untrusted JSON with every text sanitised. Undefined if it is too deep or has a forbidden key.
 */
function sanitizeJson(value: unknown, depth = 0): Json | undefined {
  if (depth > MAX_JSON_DEPTH) return undefined;
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value !== 'object' || value === null) return value as Json;
  if (Array.isArray(value)) return sanitizeList(value, depth);
  const entries: [string, Json][] = [];
  for (const [key, part] of Object.entries(value)) {
    const clean = sanitizeJson(part, depth + 1);
    const name = sanitizeText(key);
    if (clean === undefined || FORBIDDEN_KEYS.has(name)) return undefined;
    entries.push([name, clean]);
  }
  return Object.fromEntries(entries);
}

/** Sanitises an object; undefined for any other value. */
export function sanitizeObject(value: unknown): JsonObject | undefined {
  const clean = sanitizeJson(value);
  return isJsonObject(clean) ? clean : undefined;
}

function sanitizeList(values: readonly unknown[], depth: number): Json | undefined {
  const list: Json[] = [];
  for (const value of values) {
    const clean = sanitizeJson(value, depth + 1);
    if (clean === undefined) return undefined;
    list.push(clean);
  }
  return list;
}

/** All control characters except line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * A visitor's text, safe for stores, e-mails and other programs: without control characters and lone surrogates, with
 * '\n' as line breaks. Everything visible remains.
 */
export function sanitizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, '').toWellFormed();
}
