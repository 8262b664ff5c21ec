import { compact } from './compact.ts';

/** Every value of a fact with the other words feeds have for it. Case, spaces and punctuation count for nothing. */
export type Synonyms<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** A reader of one fact: the value that a word stands for, or undefined for a word that is in no list. */
export function createSynonymParser<Value extends string>(
  synonyms: Synonyms<Value>,
): (text: string) => Value | undefined {
  const values = new Map<string, Value>();
  for (const value of Object.keys(synonyms) as Value[]) {
    for (const word of [value, ...synonyms[value]]) values.set(compact(word), value);
  }
  return (text) => values.get(compact(text));
}
