import { editDistance } from '#domain/edit-distance.ts';
import { DESCRIPTIONS, FILLERS, STARTERS } from './fixed-phrases.ts';
import type { Word } from './normalise-text.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';

/** Words that mean themselves although no vehicle has them: 'gold' is not a misspelt Golf. */
// biome-ignore format: a list reads better in rows
const OWN_WORDS: ReadonlySet<string> = new Set([
  'gold', 'pink', 'purple', 'brown', 'maroon', 'cream', 'beige', 'bronze', 'orange', 'yellow', 'green', 'silver', 'black', 'white',
  'grey', 'blue', 'fiat', 'seat', 'dodge', 'lotus', 'opel', 'door', 'doors', 'boot', 'tyres', 'rims', 'warranty', 'finance',
  'owner', 'speed', 'tank', 'rear', 'power', 'sport', 'sold', 'real', 'spare', 'service', 'start', 'home', 'plater', 'platers', 'cyl',
  'cylinder', 'cylinders', ...DESCRIPTIONS,
]);

/** Replaces misspelt words by the words of the dictionary that they are meant to be. Their positions stay. */
export function correctWords(words: readonly Word[], phrases: PhraseDictionary): Word[] {
  return words.map((word) => {
    const text = isKnown(word.text, phrases) ? undefined : findCorrection(word.text, phrases);
    return text ? { ...word, text } : word;
  });
}

function isKnown(word: string, { names, lexicon }: PhraseDictionary): boolean {
  return (
    lexicon.has(word) ||
    names.has(word) ||
    FILLERS.has(word) ||
    OWN_WORDS.has(word) ||
    STARTERS.includes(word)
  );
}

/** The word that a misspelt one is meant to be; undefined if none is certain, or if a badge is as close. */
function findCorrection(word: string, phrases: PhraseDictionary): string | undefined {
  // 'toyotas', 'hiluxes': several of them.
  const singular = [word.replace(/s$/, ''), word.replace(/es$/, '')].find((text) =>
    phrases.lexicon.has(text),
  );
  if (singular) return singular;
  if (word.length < 4 || /\d/.test(word)) return undefined;
  const best = findClosest(word, [...phrases.lexicon, ...STARTERS]);
  if (!best) return undefined;
  const badge = findClosest(
    word,
    [...phrases.names].filter((name) => !phrases.lexicon.has(name)),
  );
  return badge && badge.distance <= best.distance ? undefined : best.text;
}

function findClosest(word: string, candidates: readonly string[]) {
  let closest: { readonly text: string; readonly distance: number } | undefined;
  for (const text of candidates) {
    // Nobody misspells a number.
    if (/\d/.test(text) || (word.length === 4 && !isSlip(word, text))) continue;
    const allowed = word.length < 7 && !isAnagram(word, text) ? 1 : 2;
    const distance = editDistance(word, text, allowed);
    const isBetter =
      distance < (closest?.distance ?? Infinity) ||
      (distance === closest?.distance && text[0] === word[0] && closest.text[0] !== word[0]);
    if (isBetter) closest = { text, distance };
  }
  return closest;
}

/** Whether a short word has a letter too few, or letters in another order: 'hilx', 'bleu'. Another letter makes another word. */
function isSlip(word: string, text: string): boolean {
  return text.length === word.length + 1 || isAnagram(word, text);
}

function isAnagram(word: string, text: string): boolean {
  return [...word].sort().join('') === [...text].sort().join('');
}

/** How much a word without a meaning may narrow a search. */
export interface WordDoubt {
  /** Whether it is left out rather than that nothing is found: it belongs to the language of searches. */
  readonly optional: boolean;
  /** Whether it may be half typed; then it is not called unknown. */
  readonly pending: boolean;
}

/** Shorter words say nothing yet. */
const MIN_TELLING_LENGTH = 4;

/** What to make of a word without a meaning. Only words at the end, where the cursor is, can be half typed. */
export function judgeWord(word: string, atEnd: boolean, phrases: PhraseDictionary): WordDoubt {
  const { lexicon } = phrases;
  const isOwn = lexicon.has(word) || STARTERS.includes(word) || FILLERS.has(word);
  if (!atEnd) return { optional: isOwn || OWN_WORDS.has(word), pending: isOwn };
  const isShort = word.length < MIN_TELLING_LENGTH || /^\d/.test(word);
  const known = [...lexicon, ...STARTERS, ...FILLERS];
  const begins = isOwn || isShort || known.some((text) => text.startsWith(word));
  const allowed = word.length < 7 ? 1 : 2;
  const misspelt = begins || known.some((text) => editDistance(word, text, allowed, true) <= allowed);
  const ownWord = [...OWN_WORDS].some((text) => text.startsWith(word));
  return {
    optional: misspelt || ownWord,
    pending: begins || (misspelt && word.length > MIN_TELLING_LENGTH && !OWN_WORDS.has(word)),
  };
}
