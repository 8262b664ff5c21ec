import { SPECS } from '#domain/car/specs.ts';
import { DESCRIPTIONS, FILLERS } from './known-words.ts';
import type { Word } from './normalise-text.ts';
import { parseRangeAt } from './numeric-phrases.ts';
import type { Phrase, PhraseDictionary } from './phrase-dictionary.ts';
import { parseAgeAt, parseQuantityAt } from './quantities.ts';
import type { Segment } from './segment.ts';
import { NEGATIONS } from './synonyms.ts';

/** The length of the longest phrase, in words. */
const MAX_PHRASE_WORDS = 5;

const NEGATING = new Set(NEGATIONS);

/** The segments of a normalised text with these words, from its first word to its last. */
export function splitIntoSegments(
  typed: string,
  words: readonly Word[],
  phrases: PhraseDictionary,
): Segment[] {
  const corrected = correctText(typed, words);
  const segments: Segment[] = [];
  let index = 0;
  let next = words[index];
  while (next) {
    const segment = parseSegmentAt(corrected, words, index, next, phrases);
    segments.push(segment);
    do next = words[++index];
    while (next && next.start < segment.end);
  }
  return segments;
}

/** A text with its corrected words, and where its positions are in what was typed. */
interface CorrectedText {
  readonly text: string;
  /** Where each word begins in `text`. */
  readonly starts: readonly number[];
  readonly toTyped: (position: number) => number;
}

/** Writes the corrected words into the text, so that 'ovre 40k' is a range and '7 seter' a number of seats. */
function correctText(typed: string, words: readonly Word[]): CorrectedText {
  let text = '';
  const starts = words.map(({ text: word, start }, index) => {
    text += typed.slice(words[index - 1]?.end ?? 0, start) + word;
    return text.length - word.length;
  });
  text += typed.slice(words.at(-1)?.end ?? 0);
  return {
    text,
    starts,
    toTyped: (position) => {
      const index = starts.findLastIndex((start) => start < position);
      const [word, start = 0] = [words[index], starts[index]];
      if (!word) return position;
      const past = position - start - word.text.length;
      return past >= 0 ? word.end + past : Math.min(word.end, word.start + position - start);
    },
  };
}

/** The segment that begins at a word: a postcode, a quantity, the longest phrase, an amount, or the word alone. */
function parseSegmentAt(
  { text: normalised, starts, toTyped }: CorrectedText,
  words: readonly Word[],
  index: number,
  first: Word,
  phrases: PhraseDictionary,
): Segment {
  const from = starts[index] ?? 0;
  const postcode = matchPostcode(first, words[index + 1], words[index + 2]);
  if (postcode) return postcode;
  const next = words.slice(index, index + MAX_PHRASE_WORDS);
  const phrase = matchLongest(next, (part) => findPhrase(part, phrases));
  const signed = skipBackOverSigns(normalised, from);
  const range =
    parseAgeAt(normalised, from, phrases.thisYear) ??
    parseRangeAt(normalised, signed) ??
    parseRangeAt(normalised, from);
  const mentioned = parseQuantityAt(normalised, from, phrases);
  // '150 kW' is a measure that searches may have a range for.
  const quantity = range && !mentioned?.phrase ? undefined : mentioned;
  const end = toTyped(quantity?.end ?? 0);
  if (quantity && (phrase?.end ?? 0) < end + (quantity.phrase ? 1 : 0)) {
    const words = normalised.slice(from, quantity.end).split(/[\s-]+/);
    return { start: first.start, end, words, ...(quantity.phrase ?? { measure: true }) };
  }
  const rangeEnd = toTyped(range?.end ?? 0);
  // '4 star ANCAP' includes 5 stars, although a feature may be called just that.
  const isFigure = range && range.attribute in SPECS && rangeEnd >= (phrase?.end ?? 0);
  if (phrase && !isFigure) return phrase;
  // If a model is called 2008, '2008' is not a year.
  if (range && !(rangeEnd === first.end && phrases.names.has(first.text)))
    return { start: first.start - (from - signed), end: rangeEnd, words: [first.text], range };
  return toWordSegment(first, next, phrases);
}

/** A postcode, words that negate what follows, or a word alone. */
function toWordSegment(first: Word, next: readonly Word[], { textWords }: PhraseDictionary): Segment {
  if (isPostcode(first.text) && !textWords.has(first.text)) return toSegment([first], { near: first.text });
  return (
    matchLongest(next, (part) => (NEGATING.has(part.join(' ')) ? { negates: true } : undefined)) ??
    toSegment([first], FILLERS.has(first.text) ? { filler: true } : {})
  );
}

/** '$', '<' and '>' belong to the number after them. */
function skipBackOverSigns(normalised: string, start: number): number {
  let signed = start;
  while (/[$<>=~ ]/.test(normalised[signed - 1] ?? '')) signed--;
  while (normalised[signed] === ' ') signed++;
  return signed;
}

function matchLongest(
  words: readonly Word[],
  find: (texts: readonly string[]) => Partial<Segment> | undefined,
): Segment | undefined {
  for (let length = words.length; length > 0; length--) {
    const part = words.slice(0, length);
    const found = find(part.map(({ text }) => text));
    if (found) return toSegment(part, found);
  }
  return undefined;
}

function findPhrase(texts: readonly string[], { byWords, byLetters }: PhraseDictionary): Phrase | undefined {
  const choice = byLetters.get(texts.join(''));
  const phrase = texts.join(' ');
  // 'good on fuel': several words that stay one text.
  const isDescription = texts.length > 1 && DESCRIPTIONS.has(phrase);
  return byWords.get(phrase) ?? (choice && { choice }) ?? (isDescription ? {} : undefined);
}

/** 'near 4870', 'close to 4870', 'postcode 4870'. */
function matchPostcode(first: Word, second: Word | undefined, third: Word | undefined): Segment | undefined {
  if (!/^(?:near|nearest|nearby|close|closest|around|postcode|from)$/.test(first.text)) return undefined;
  const isJoined = second && /^(?:to|postcode)$/.test(second.text);
  const number = isJoined ? third : second;
  if (!number || !/^\d{4}$/.test(number.text)) return undefined;
  // 'from 2019' and 'around 2019' are years.
  if (!isJoined && ['around', 'from'].includes(first.text)) return undefined;
  return toSegment([first, number], { near: number.text });
}

/** Whether a number is a postcode without being called one: from 0800, Darwin, to 8000, where those of letter boxes begin. */
function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text) && text >= '0800' && text < '8000';
}

function toSegment(words: readonly Word[], meaning: Partial<Segment>): Segment {
  const [start = 0, end = 0] = [words[0]?.start, words.at(-1)?.end];
  return { start, end, words: words.map((word) => word.text), ...meaning };
}
