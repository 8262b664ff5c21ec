import { editDistance } from '#domain/edit-distance.ts';
import { tokenize, typosAllowed } from '#search/engines/embedded/tokens.ts';
import { compactText } from '#search/query-understanding/normalise-text.ts';
import { BODY_SYNONYMS, MAKE_SYNONYMS, synonymsOf } from '#search/query-understanding/synonyms.ts';
import type { Vocabulary } from '#search/query-understanding/vocabulary.ts';
import { valueLabel } from '#search/state/attributes.ts';
import { MAKE_OR_MODEL, makeOf, type RefinementList, splitModel } from '#search/state/makes-and-models.ts';

/** A make, model or body that a text may mean. */
export interface Suggestion {
  readonly label: string;
  readonly choice: RefinementList;
}

/** A possible suggestion with the words that find it. */
interface Entry extends Suggestion {
  readonly words: readonly string[];
  /** Its names without spaces, with and without the make: 'land cruser' finds 'landcruiser'. */
  readonly names: readonly string[];
  /** The number of its cars in stock. */
  readonly cars: number;
}

const entryCache = new WeakMap<Vocabulary, readonly Entry[]>();

/**
 * The makes, models and bodies in stock that a text may mean, the best first. Every word of the text must be a prefix of
 * one of their words, within the typos that the text search allows (one from 4 letters, two from 7). Fewer typos come
 * first, then whole words, then more cars. Empty for a text without letters or digits.
 */
export function suggest(text: string, vocabulary: Vocabulary, limit: number): Suggestion[] {
  const words = tokenize(text);
  if (words.length === 0) return [];
  const joined = compactText(text);
  const matches = getEntries(vocabulary).flatMap((entry) => {
    const byWords = words.reduce((total, word) => total + leastPenalty(word, entry.words), 0);
    const penalty = Math.min(byWords, leastPenalty(joined, entry.names));
    return penalty < Infinity ? [{ entry, penalty }] : [];
  });
  matches.sort((a, b) => a.penalty - b.penalty || b.entry.cars - a.entry.cars);
  // If something matches as typed, guesses would only get in the way.
  const best = matches[0]?.penalty ?? 0;
  return matches
    .filter(({ penalty }) => best >= TYPO_PENALTY || penalty < TYPO_PENALTY)
    .slice(0, limit)
    .map(({ entry: { label, choice } }) => ({ label, choice }));
}

/** The penalties for a prefix match and for each typo. */
const PREFIX_PENALTY = 1;
const TYPO_PENALTY = 100;

function leastPenalty(word: string, candidates: readonly string[]): number {
  return Math.min(...candidates.map((candidate) => wordPenalty(word, candidate)));
}

function wordPenalty(word: string, candidate: string): number {
  if (word === candidate) return 0;
  if (candidate.startsWith(word)) return PREFIX_PENALTY;
  const allowed = typosAllowed(word);
  if (allowed === 0) return Infinity;
  const whole = editDistance(word, candidate, allowed);
  return Math.min(whole, editDistance(word, candidate, allowed, true) + 0.5) * TYPO_PENALTY;
}

function getEntries(vocabulary: Vocabulary): readonly Entry[] {
  const entries = entryCache.get(vocabulary) ?? buildEntries(vocabulary.values);
  entryCache.set(vocabulary, entries);
  return entries;
}

function buildEntries({ make_model, body }: Vocabulary['values']): Entry[] {
  const makes = new Map<string, number>();
  for (const [value, cars] of make_model) {
    const make = makeOf(value);
    makes.set(make, (makes.get(make) ?? 0) + cars);
  }
  const entry = (label: string, choice: RefinementList, aliases: readonly string[], cars: number): Entry => ({
    label,
    choice,
    words: [label, ...aliases].flatMap(tokenize),
    names: [label, ...aliases].map(compactText),
    cars,
  });
  return [
    ...[...makes].map(([make, cars]) =>
      entry(make, { [MAKE_OR_MODEL]: [make] }, synonymsOf(MAKE_SYNONYMS, make), cars),
    ),
    ...[...make_model].flatMap(([value, cars]) => {
      const [make, model] = splitModel(value);
      const choice = { [MAKE_OR_MODEL]: [value] };
      return model
        ? [entry(`${make} ${model}`, choice, [model, ...synonymsOf(MAKE_SYNONYMS, make)], cars)]
        : [];
    }),
    ...[...body].map(([key, cars]) =>
      entry(valueLabel('body', key), { body: [key] }, BODY_SYNONYMS[key] ?? [], cars),
    ),
  ];
}
