import { splitWords, type Word } from './normalise-text.ts';
import { parseRangeAt } from './numeric-phrases.ts';
import type { Choice, PhraseDictionary } from './phrase-dictionary.ts';
import type { Segment } from './segment.ts';

/** The longest phrase, in words. */
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

/** The segments of a folded text, from its first word to its last. */
export function splitIntoSegments(folded: string, phrases: PhraseDictionary): Segment[] {
  const words = splitWords(folded);
  const segments: Segment[] = [];
  let at = 0;
  let next = words[at];
  while (next) {
    const segment = parseSegmentAt(folded, words, at, next, phrases);
    segments.push(segment);
    do next = words[++at];
    while (next && next.start < segment.end);
  }
  return segments;
}

/** The segment that begins with a word: the longest phrase there, an amount, or that word alone. */
function parseSegmentAt(
  folded: string,
  words: readonly Word[],
  at: number,
  first: Word,
  phrases: PhraseDictionary,
): Segment {
  const longest = matchPhraseAt(words, at, phrases);
  if (longest) return longest;
  const signed = skipBackOverSigns(folded, first.start);
  const spoken = parseRangeAt(folded, signed) ?? parseRangeAt(folded, first.start);
  // Where a model is called 2008, that is no year.
  const named = spoken?.attribute === 'year' && phrases.names.has(first.text);
  if (spoken && !named) return { start: signed, end: spoken.end, words: [first.text], spoken };
  return { start: first.start, end: first.end, words: [first.text], filler: FILLERS.has(first.text) };
}

/** '$', '<' and '>' belong to the number behind them. */
function skipBackOverSigns(folded: string, start: number): number {
  let signed = start;
  while (/[$<>= ]/.test(folded[signed - 1] ?? '')) signed--;
  while (signed < start && folded[signed] === ' ') signed++;
  return signed;
}

function matchPhraseAt(words: readonly Word[], at: number, phrases: PhraseDictionary): Segment | undefined {
  const seats = matchSeatsAt(words, at, phrases);
  if (seats) return seats;
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length);
    const texts = part.map((word) => word.text);
    const choice = phrases.byWords.get(texts.join(' ')) ?? phrases.byLetters.get(texts.join(''));
    if (choice) return toSegment(part, choice);
  }
  return undefined;
}

/** '7 seater', '7-seat', 'seven seats', '7seater', where the stock has such cars. */
function matchSeatsAt(words: readonly Word[], at: number, { seats }: PhraseDictionary): Segment | undefined {
  const [first, second] = words.slice(at, at + 2);
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
