import { correctWords } from './correct-words.ts';
import { FILLERS } from './fixed-phrases.ts';
import { splitWords, type Word } from './normalise-text.ts';
import { parseRangeAt } from './numeric-phrases.ts';
import type { Phrase, PhraseDictionary } from './phrase-dictionary.ts';
import type { Segment } from './segment.ts';

/** The length of the longest phrase, in words. */
const MAX_PHRASE_WORDS = 5;

/** From how many seats on a vehicle is one for a family. */
const FAMILY_SEATS = 5;

/** A number with a unit that is no price, distance, year or number of seats: '5 door' is one thing to look for. */
const MEASURE =
  /\d+(?:\.\d+)?[\s-]*(doors?|dr|cyl|cylinders?|litres?|l|speed|owners?|stars?|airbags?|gears?|kw|inch)(?![\p{L}\p{M}\p{N}])/uy;

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
export function splitIntoSegments(typed: string, phrases: PhraseDictionary): Segment[] {
  const words = correctWords(splitWords(typed), phrases);
  const normalised = writeCorrections(typed, words);
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

/** The text with its corrected words, if they are as long as what was typed: 'ovre 40k' is a range, and positions stay. */
function writeCorrections(typed: string, words: readonly Word[]): string {
  return words.reduce(
    (text, { text: word, start, end }) =>
      word.length === end - start ? text.slice(0, start) + word + text.slice(end) : text,
    typed,
  );
}

/** The segment that begins at a word: the longest phrase, an amount, or the word alone. */
function parseSegmentAt(
  normalised: string,
  words: readonly Word[],
  index: number,
  first: Word,
  phrases: PhraseDictionary,
): Segment {
  const longest = matchPhraseAt(normalised, words, index, first, phrases);
  if (longest) return longest;
  const measure = parseMeasureAt(normalised, first.start);
  if (measure) return measure;
  const signed = skipBackOverSigns(normalised, first.start);
  const range = parseRangeAt(normalised, signed) ?? parseRangeAt(normalised, first.start);
  // If a model is called 2008, '2008' is not a year.
  const isName = range?.attribute === 'year' && phrases.names.has(first.text);
  if (range && !isName) return { start: signed, end: range.end, words: [first.text], range };
  return { start: first.start, end: first.end, words: [first.text], filler: FILLERS.has(first.text) };
}

function parseMeasureAt(normalised: string, start: number): Segment | undefined {
  MEASURE.lastIndex = start;
  const unit = MEASURE.exec(normalised)?.[1];
  return unit ? { start, end: MEASURE.lastIndex, words: [unit], measure: true } : undefined;
}

/** '$', '<' and '>' belong to the number after them. */
function skipBackOverSigns(normalised: string, start: number): number {
  let signed = start;
  while (/[$<>=~ ]/.test(normalised[signed - 1] ?? '')) signed--;
  while (normalised[signed] === ' ') signed++;
  return signed;
}

function matchPhraseAt(
  normalised: string,
  words: readonly Word[],
  index: number,
  first: Word,
  phrases: PhraseDictionary,
): Segment | undefined {
  const [second, third] = [words[index + 1], words[index + 2]];
  const special = matchSeats(normalised, first, second, phrases) ?? matchPostcode(first, second, third);
  if (special) return special;
  const next = words.slice(index, index + MAX_PHRASE_WORDS);
  for (let length = next.length; length > 0; length--) {
    const part = next.slice(0, length);
    const texts = part.map((word) => word.text);
    const choice = phrases.byLetters.get(texts.join(''));
    const phrase = phrases.byWords.get(texts.join(' ')) ?? (choice && { choice });
    if (phrase) return toSegment(part, phrase);
  }
  return undefined;
}

/** '7 seater', '7-seat', 'seven seats', '7seater', '7+ seats' and 'family', if the stock has such cars. */
function matchSeats(
  normalised: string,
  first: Word,
  second: Word | undefined,
  { seats }: PhraseDictionary,
): Segment | undefined {
  if (first.text === 'family') return toSegment([first], chooseSeatsFrom(FAMILY_SEATS, seats));
  const joined = /^(\d)(?:seats?|seaters?)$/.exec(first.text)?.[1];
  if (joined) return seats.has(joined) ? toSegment([first], { choice: { seats: [joined] } }) : undefined;
  if (!second || !/^(?:seats?|seaters?)$/.test(second.text)) return undefined;
  const number = NUMERALS[first.text] ?? first.text;
  if (normalised[first.end] === '+' && /^\d+$/.test(number))
    return toSegment([first, second], chooseSeatsFrom(Number(number), seats));
  return seats.has(number) ? toSegment([first, second], { choice: { seats: [number] } }) : undefined;
}

/** Every number of seats from `least` on; nothing where the stock has no such vehicle. */
function chooseSeatsFrom(least: number, seats: ReadonlySet<string>): Phrase | undefined {
  const enough = [...seats].filter((number) => Number(number) >= least);
  return enough.length > 0 ? { choice: { seats: enough }, label: `${least} seats or more` } : undefined;
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

function toSegment(words: readonly Word[], phrase: Phrase): Segment;
function toSegment(words: readonly Word[], phrase: Phrase | undefined): Segment | undefined;
function toSegment(words: readonly Word[], phrase: Phrase | undefined): Segment | undefined {
  if (!phrase) return undefined;
  const [start = 0, end = 0] = [words[0]?.start, words.at(-1)?.end];
  return { start, end, words: words.map((word) => word.text), ...phrase };
}
