import { isPlainObject } from '#platform/plain-object.ts';

/** Merges objects key by key; later values replace everything else, lists included. */
export function mergeDeep<Base extends object>(base: Base, over: object): Base {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(base));
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isPlainObject(below) && isPlainObject(value) ? mergeDeep(below, value) : value;
  }
  return merged as Base;
}
