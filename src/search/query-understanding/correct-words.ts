import { editDistance } from '#domain/edit-distance.ts';
import { DESCRIPTIONS, FILLERS, STARTERS } from './known-words.ts';
import type { Word } from './normalise-text.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';

/** Words that mean themselves although no vehicle has them: 'gold' is not a misspelt Golf. */
// biome-ignore format: a list reads better in rows
const OWN_WORDS: ReadonlySet<string> = new Set([
  'gold', 'pink', 'purple', 'brown', 'maroon', 'cream', 'beige', 'bronze', 'orange', 'yellow', 'green', 'silver', 'black', 'white',
  'grey', 'blue', 'door', 'doors', 'boot', 'tyres', 'rims', 'warranty', 'finance', 'friendly', 'great', 'flat', 'load',
  'owner', 'speed', 'tank', 'rear', 'power', 'sport', 'sold', 'real', 'spare', 'service', 'start', 'home', 'plater', 'platers', 'cyl',
  'cylinder', 'cylinders', 'litre', 'litres', 'tonne', 'tonnes', 'week', 'weekly', 'month', 'monthly', 'bucks', 'dollars', 'clock',
  'stars', 'gears', 'airbags', 'last', 'post', 'back', 'many', 'even', 'carry', 'storage', 'cruise', 'spot',
  'tail', 'years', 'kids', 'children', 'toddlers', 'baby', 'people', 'adults', 'passengers', ...[...DESCRIPTIONS].flatMap((phrase) => phrase.split(' ')),
]);

/** Replaces misspelt words by the words of the dictionary that they are meant to be. Their positions stay. */
export function correctWords(words: readonly Word[], phrases: PhraseDictionary): Word[] {
  return words.map((word) => {
    if (isKnown(word.text, phrases)) return word;
    // 'toyotas', 'hiluxes': several of them.
    const singular = [word.text.replace(/s$/, ''), word.text.replace(/es$/, '')].find((text) =>
      [phrases.lexicon, phrases.names, phrases.absentWords].some((words) => words.has(text)),
    );
    if (singular) return { ...word, text: singular };
    const text = findCorrection(word.text, phrases);
    return text ? { ...word, text, to: phrases.spell(text) } : word;
  });
}

function isKnown(word: string, { names, lexicon, textWords, absentWords }: PhraseDictionary): boolean {
  return (
    [lexicon, names, textWords, absentWords, FILLERS, OWN_WORDS].some((words) => words.has(word)) ||
    STARTERS.includes(word)
  );
}

/** The word that a misspelt one is meant to be; undefined if none is certain, or if a badge or a feature is as close. */
function findCorrection(word: string, { lexicon, names, textWords }: PhraseDictionary): string | undefined {
  if (word.length < 4 || /\d/.test(word)) return undefined;
  const best = findClosest(word, [...lexicon, ...STARTERS]);
  const other = findClosest(
    word,
    [...names, ...textWords].filter((name) => !lexicon.has(name)),
  );
  if (!best || !other) return (best ?? other)?.text;
  if (best.distance === other.distance) return undefined;
  return (best.distance < other.distance ? best : other).text;
}

function findClosest(word: string, candidates: readonly string[]) {
  let closest: { readonly text: string; readonly distance: number } | undefined;
  for (const text of candidates) {
    // Nobody misspells a number.
    if (/\d/.test(text) || (word.length === 4 && !isSlip(word, text))) continue;
    // The first letter may be missing or swapped, but is rarely another one: 'neither' is not a misspelt leather.
    if (text[0] !== word[0] && !text.endsWith(word) && !isAnagram(word, text)) continue;
    const allowed = word.length < 7 && !isAnagram(word, text) ? 1 : 2;
    const distance = editDistance(word, text, allowed);
    if (distance < (closest?.distance ?? Infinity)) closest = { text, distance };
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

/** How a word without a meaning may go on. */
export interface WordDoubt {
  /** Whether it only joins others, or is the beginning of a word: then it is not called unknown. */
  readonly pending: boolean;
  /** Whether it may be half typed, perhaps misspelt: then all vehicles are shown rather than none. */
  readonly optional: boolean;
}

/** From this length on, a word that is nearly a beginning is one. */
const MIN_TELLING_LENGTH = 5;

/** What to make of a word without a meaning. Only words at the end, where the cursor is, can be half typed. */
export function judgeWord(word: string, atEnd: boolean, phrases: PhraseDictionary): WordDoubt {
  const joins = STARTERS.includes(word) || FILLERS.has(word);
  if (joins || !atEnd) return { pending: joins, optional: joins };
  const known = [phrases.lexicon, phrases.textWords, STARTERS, FILLERS].flatMap((words) => [...words]);
  // A number may become an amount.
  const begins =
    /^(?:my)?\d{1,5}(?!\d)/.test(word) || known.some((text) => text !== word && text.startsWith(word));
  const allowed = word.length < 7 ? 1 : 2;
  const misspelt =
    !/\d/.test(word) &&
    !known.includes(word) &&
    known.some((text) => editDistance(word, text, allowed, true) <= allowed);
  const isOwn = OWN_WORDS.has(word);
  const beginsOwn = [...OWN_WORDS].some((text) => text !== word && text.startsWith(word));
  return {
    pending: begins || (misspelt && word.length >= MIN_TELLING_LENGTH && !isOwn && !beginsOwn),
    optional: begins || beginsOwn || (misspelt && !isOwn) || known.includes(word),
  };
}
