import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';
import type { Range, SearchState } from '#search/state/state.ts';
import { mergeRanges } from './merge-ranges.ts';
import { normaliseText, splitWords, type Word } from './normalise-text.ts';
import { type ParsedRange, parseRangeAt } from './numeric-phrases.ts';
import { type Choice, getPhraseDictionary, type PhraseDictionary } from './phrase-dictionary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The filters that a text speaks of, and what of it stays text. */
export interface ParsedQuery {
  readonly lists: SearchState['lists'];
  readonly ranges: SearchState['ranges'];
  /** As it was typed; empty when every word became a filter. */
  readonly rest: string;
}

/** A stretch of the text. Without a choice or a range it is text; fillers are words that only join others. */
interface Segment {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly choice?: Choice | undefined;
  readonly spoken?: ParsedRange | undefined;
  readonly filler?: boolean;
  /** Had a meaning that was not certain beside its neighbour. */
  readonly doubted?: boolean;
}

/** The longest phrase, in words. */
const MAX_PHRASE_WORDS = 5;

/** Turns the meaning around: then nothing is certain. */
const NEGATIONS = new Set(['no', 'not', 'non', 'without', 'except', 'excluding', 'isnt']);

// biome-ignore format: a list reads better in rows
const FILLERS = new Set([
  'a', 'an', 'the', 'and', 'or', 'in', 'at', 'near', 'around', 'with', 'for', 'sale', 'is', 'that', 'has', 'have', 'want',
  'i', 'me', 'show', 'find', 'looking', 'car', 'cars', 'vehicle', 'vehicles', 'transmission', 'gearbox', 'colour', 'colored',
  'coloured', 'priced',
]);

/** Beside a word that nobody knows these may mean something else: 'white leather', 'new tyres', 'near new'. */
const AMBIGUOUS_ATTRIBUTES: readonly ListAttribute[] = ['colour', 'car_type', 'transmission'];

/** What stands before an upper or lower end. */
const RANGE_WORDS = new Set([
  'under',
  'below',
  'over',
  'above',
  'than',
  'to',
  'upto',
  'most',
  'max',
  'maximum',
]);

/** What stands before a word that is not quite meant. */
const HEDGE_WORDS = new Set(['near', 'nearly', 'almost', 'like', 'as']);

const NUMERALS: Readonly<Record<string, string>> = {
  two: '2',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

/**
 * Reads a typed text as filters of a dealer's own stock: 'white auto ute under 40k' is colour White, Automatic, body Ute
 * and a price up to $40,000. Only what is certain becomes a filter; everything else stays text ('86', 'under warranty',
 * 'white leather seats', anything with 'not' in it), as it was typed. undefined when nothing is certain. Pure: the same
 * text and stock give the same filters. A misspelt word is never taken for another: suggestions do that, in sight.
 */
export function parseQuery(typed: string, vocabulary: Vocabulary): ParsedQuery | undefined {
  const text = typed.normalize('NFC');
  const folded = normaliseText(text);
  const phrases = getPhraseDictionary(vocabulary);
  const { pieces, ranges } = mergeParsedRanges(dropDoubtful(splitIntoSegments(folded, phrases), phrases));
  if (!pieces.some((piece) => piece.choice ?? piece.spoken)) return undefined;
  if (pieces.some((piece) => piece.words.some((word) => NEGATIONS.has(word)))) return undefined;
  return {
    lists: mergeRefinements(pieces.flatMap(({ choice }) => (choice ? [choice] : []))),
    ranges,
    rest: getRemainingText(text, pieces),
  };
}

function splitIntoSegments(folded: string, phrases: PhraseDictionary): Segment[] {
  const words = splitWords(folded);
  const pieces: Segment[] = [];
  let at = 0;
  let next = words[at];
  while (next) {
    const piece = parseSegmentAt(folded, words, at, phrases);
    pieces.push(piece);
    do next = words[++at];
    while (next && next.start < piece.end);
  }
  return pieces;
}

/** The piece that begins with the word at a place: an amount, the longest phrase there, or one word. */
function parseSegmentAt(
  folded: string,
  words: readonly Word[],
  at: number,
  phrases: PhraseDictionary,
): Segment {
  const first = words[at] as Word;
  const signed = skipBackOverSigns(folded, first.start);
  const spoken = parseRangeAt(folded, signed) ?? parseRangeAt(folded, first.start);
  const longest = matchPhraseAt(words, at, phrases);
  if (longest) return longest;
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
    if (choice) return { start: words[at]?.start ?? 0, end: part.at(-1)?.end ?? 0, words: texts, choice };
  }
  return undefined;
}

/** '7 seater', '7-seat', 'seven seats', '7seater', where the stock has such cars. */
function matchSeatsAt(words: readonly Word[], at: number, { seats }: PhraseDictionary): Segment | undefined {
  const [first, second] = [words[at], words[at + 1]];
  const joined = /^(\d)(seats?|seaters?)$/.exec(first?.text ?? '')?.[1];
  const apart = /^(?:seats?|seaters?)$/.test(second?.text ?? '') ? first?.text : undefined;
  const number = joined ?? NUMERALS[apart ?? ''] ?? apart;
  if (!first || number === undefined || !seats.has(number)) return undefined;
  const used = joined === undefined && second ? [first, second] : [first];
  return {
    start: first.start,
    end: used.at(-1)?.end ?? 0,
    words: used.map((word) => word.text),
    choice: { seats: [number] },
  };
}

/** Takes the meaning from words that beside their neighbour may mean something else. */
function dropDoubtful(pieces: readonly Segment[], phrases: PhraseDictionary): Segment[] {
  const certain = [...pieces];
  const settle = (index: number) => {
    const piece = certain[index];
    if (piece && isDoubtful(piece, certain[index - 1], certain[index + 1], phrases))
      certain[index] = { ...piece, choice: undefined, spoken: undefined, doubted: true };
  };
  // From both sides, because a word in doubt is a word unknown to its neighbour.
  for (let index = certain.length - 1; index >= 0; index--) settle(index);
  for (let index = 0; index < certain.length; index++) settle(index);
  return certain;
}

function isDoubtful(
  { choice, spoken, words }: Segment,
  before: Segment | undefined,
  after: Segment | undefined,
  phrases: PhraseDictionary,
): boolean {
  const [wordBefore = '', wordAfter = ''] = [before?.words.at(-1), after?.words[0]];
  // 'under 2020' may be dollars.
  if (spoken) return spoken.attribute === 'year' && !before?.spoken && RANGE_WORDS.has(wordBefore);
  if (!choice || !AMBIGUOUS_ATTRIBUTES.some((attribute) => attribute in choice)) return false;
  if (HEDGE_WORDS.has(wordBefore)) return true;
  // In 'Black Edition' black is a badge, in 'white leather seats' white is the leather.
  if (phrases.pairs.has(`${words.at(-1)} ${wordAfter}`) && !after?.choice) return true;
  if (choice.colour && after?.choice?.filtered_features) return true;
  return [before, after].some((piece) => piece && isUnknown(piece, phrases));
}

function isText({ choice, spoken }: Segment): boolean {
  return !choice && !spoken;
}

/** Text that no car of the stock has in its name. */
function isUnknown(piece: Segment, phrases: PhraseDictionary): boolean {
  return (
    isText(piece) && !piece.filler && (piece.doubted === true || !phrases.names.has(piece.words[0] ?? ''))
  );
}

function mergeRefinements(choices: readonly Choice[]): SearchState['lists'] {
  const lists: Partial<Record<ListAttribute, readonly string[]>> = {};
  for (const [attribute, values] of choices.flatMap((choice) => Object.entries(choice)))
    lists[attribute as ListAttribute] = [
      ...new Set([...(lists[attribute as ListAttribute] ?? []), ...values]),
    ];
  return lists;
}

/** The range of each attribute that is spoken of; where that is not one range, none of it is certain. */
function mergeParsedRanges(pieces: readonly Segment[]): {
  pieces: readonly Segment[];
  ranges: SearchState['ranges'];
} {
  const spoken: Partial<Record<RangeAttribute, Range | undefined>> = {};
  for (const { attribute, range } of pieces.flatMap((piece) => piece.spoken ?? [])) {
    const before = attribute in spoken ? spoken[attribute] : {};
    spoken[attribute] = before && mergeRanges(before, range);
  }
  return {
    pieces: pieces.map((piece) =>
      piece.spoken && !spoken[piece.spoken.attribute] ? { ...piece, spoken: undefined } : piece,
    ),
    ranges: Object.fromEntries(Object.entries(spoken).filter(([, range]) => range)),
  };
}

/** What was not understood, word for word. A filler stays between two such words; elsewhere it has done its work. */
function getRemainingText(text: string, pieces: readonly Segment[]): string {
  const kept = pieces.map(
    (piece, index) =>
      isText(piece) &&
      (!piece.filler ||
        [pieces[index - 1], pieces[index + 1]].every((next) => next && isText(next) && !next.filler)),
  );
  const runs: { start: number; end: number }[] = [];
  for (const [index, { start, end }] of pieces.entries()) {
    const last = runs.at(-1);
    if (kept[index] && kept[index - 1] && last) last.end = end;
    else if (kept[index]) runs.push({ start, end });
  }
  return runs.map(({ start, end }) => text.slice(start, end)).join(' ');
}
