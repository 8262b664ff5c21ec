import { compact } from './tidy-text.ts';

/** Every value of a fact with its synonyms in feeds. Case, spaces and punctuation are ignored. */
export type Synonyms<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** Creates a parser for a fact: the value of a word, or undefined for an unknown word. */
export function createSynonymParser<Value extends string>(
  synonyms: Synonyms<Value>,
): (text: string) => Value | undefined {
  const values = new Map<string, Value>();
  for (const value of Object.keys(synonyms) as Value[]) {
    for (const word of [value, ...synonyms[value]]) values.set(compact(word), value);
  }
  return (text) => values.get(compact(text));
}

export const YES_WORDS = ['true', 'yes', 'y', '1', 'on'];
const FLAG_WORDS = new Map([
  ...YES_WORDS.map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'off'].map((word) => [word, false] as const),
]);

/** Parses yes or no in the words that feeds use. */
export function parseFlag(text: string): boolean | undefined {
  return FLAG_WORDS.get(text.trim().toLowerCase());
}
