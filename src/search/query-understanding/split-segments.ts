import { splitWords, type Word } from './normalise-text.ts';
import { parseRangeAt } from './numeric-phrases.ts';
import type { Choice, PhraseDictionary } from './phrase-dictionary.ts';
import type { Segment } from './segment.ts';

/** The length of the longest phrase, in words. */
const MAX_PHRASE_WORDS = 5;

// biome-ignore format: a list reads better in rows
const FILLERS = new Set([
  'a', 'an', 'the', 'and', 'or', 'in', 'at', 'near', 'around', 'with', 'for', 'sale', 'is', 'that', 'has', 'have', 'want',
  'i', 'me', 'show', 'find', 'looking', 'car', 'cars', 'vehicle', 'vehicles', 'transmission', 'gearbox', 'colour', 'colored',
  'coloured', 'priced',
]);

const NUMERALS: Readonly<Record<string, string>> = {
  two: '2',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

/** The segments of a normalised text, from its first word to its last. */
export function splitIntoSegments(normalised: string, phrases: PhraseDictionary): Segment[] {
  const words = splitWords(normalised);
  const segments: Segment[] = [];
  let index = 0;
  let next = words[index];
  while (next) {
    const segment = parseSegmentAt(normalised, words, index, next, phrases);
    segments.push(segment);
    do next = words[++index];
    while (next && next.start < segment.end);
  }
  return segments;
}

/** The segment that begins at a word: the longest phrase, an amount, or the word alone. */
function parseSegmentAt(
  normalised: string,
  words: readonly Word[],
  index: number,
  first: Word,
  phrases: PhraseDictionary,
): Segment {
  const longest = matchPhraseAt(words, index, phrases);
  if (longest) return longest;
  const signed = skipBackOverSigns(normalised, first.start);
  const range = parseRangeAt(normalised, signed) ?? parseRangeAt(normalised, first.start);
  // If a model is called 2008, '2008' is not a year.
  const isName = range?.attribute === 'year' && phrases.names.has(first.text);
  if (range && !isName) return { start: signed, end: range.end, words: [first.text], range };
  return { start: first.start, end: first.end, words: [first.text], filler: FILLERS.has(first.text) };
}

/** '$', '<' and '>' belong to the number after them. */
function skipBackOverSigns(normalised: string, start: number): number {
  let signed = start;
  while (/[$<>= ]/.test(normalised[signed - 1] ?? '')) signed--;
  while (signed < start && normalised[signed] === ' ') signed++;
  return signed;
}

function matchPhraseAt(
  words: readonly Word[],
  index: number,
  phrases: PhraseDictionary,
): Segment | undefined {
  const seats = matchSeatsAt(words, index, phrases);
  if (seats) return seats;
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - index); length > 0; length--) {
    const part = words.slice(index, index + length);
    const texts = part.map((word) => word.text);
    const choice = phrases.byWords.get(texts.join(' ')) ?? phrases.byLetters.get(texts.join(''));
    if (choice) return toSegment(part, choice);
  }
  return undefined;
}

/** '7 seater', '7-seat', 'seven seats', '7seater', if the stock has such cars. */
function matchSeatsAt(
  words: readonly Word[],
  index: number,
  { seats }: PhraseDictionary,
): Segment | undefined {
  const [first, second] = words.slice(index, index + 2);
  if (!first) return undefined;
  const joined = /^(\d)(?:seats?|seaters?)$/.exec(first.text)?.[1];
  if (joined) return seats.has(joined) ? toSegment([first], { seats: [joined] }) : undefined;
  if (!second || !/^(?:seats?|seaters?)$/.test(second.text)) return undefined;
  const number = NUMERALS[first.text] ?? first.text;
  return seats.has(number) ? toSegment([first, second], { seats: [number] }) : undefined;
}

function toSegment(words: readonly Word[], choice: Choice): Segment {
  const [start = 0, end = 0] = [words[0]?.start, words.at(-1)?.end];
  return { start, end, words: words.map((word) => word.text), choice };
}
