import type { RangeAttribute } from '#search/state/attributes.ts';
import { type Range, writeRange } from '#search/state/range.ts';
import type { Refinements } from '#search/state/ui-state.ts';
import { correctWords } from './correct-words.ts';
import { resolveExclusions } from './exclusions.ts';
import { mergeLists, mergeRanges } from './merge-refinements.ts';
import { dropDoubtful, joinFeatures, negateSegments } from './neighbouring-segments.ts';
import { normaliseText, splitWords, type Word, writeDigits } from './normalise-text.ts';
import { getPhraseDictionary } from './phrase-dictionary.ts';
import { type QuotedText, takeQuotedTexts } from './quoted-texts.ts';
import { isText, type Segment } from './segment.ts';
import { splitIntoSegments } from './split-segments.ts';
import { listTextWords } from './text-words.ts';
import type { Correction, QueryPart, QueryWord } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The filters that a text mentions, and the rest of the text. */
export interface ParsedQuery extends Refinements {
  /** The remaining text as typed; empty if every word became a filter. */
  readonly rest: string;
}

/** Everything that can be said of a text without asking the stock for vehicles. */
export interface ReadQuery extends ParsedQuery {
  /** What became filters, orders and places, in the order of the text. */
  readonly parts: readonly QueryPart[];
  /** The remaining words, without fillers. */
  readonly words: readonly QueryWord[];
  /** The texts in quotation marks, to be found as they are. */
  readonly exact: readonly QuotedText[];
  readonly corrections: readonly Correction[];
}

/**
 * Parses a typed text into filters of a dealer's stock: 'white auto ute under 40k' is colour White, Automatic, body Ute
 * and a price up to $40,000. Only what is likely becomes a filter; everything else stays text ('86', 'under warranty',
 * 'white leather seats'). undefined if nothing became a filter. Pure: the same text and stock give the same filters.
 */
export function parseQuery(typed: string, vocabulary: Vocabulary): ParsedQuery | undefined {
  const read = readQuery(typed, vocabulary);
  return read.parts.some((part) => part.refinementList ?? part.range ?? part.excluded) ? read : undefined;
}

/** Reads a typed text, whether or not anything in it has a meaning. */
export function readQuery(typed: string, vocabulary: Vocabulary): ReadQuery {
  const text = typed.normalize('NFC');
  const { unquoted, exact } = takeQuotedTexts(text);
  const phrases = getPhraseDictionary(vocabulary);
  const normalised = normaliseText(unquoted);
  const words = writeDigits(correctWords(splitWords(normalised), phrases));
  const { segments, range } = mergeParsedRanges(
    narrowSeats(
      joinFeatures(
        dropDoubtful(negateSegments(splitIntoSegments(normalised, words, phrases), phrases), phrases),
      ),
    ),
    vocabulary,
  );
  const parts = segments.filter((segment) => !isText(segment)).map(toPart);
  return {
    refinementList: mergeLists(
      resolveExclusions(parts, vocabulary).map(({ refinementList = {} }) => refinementList),
    ),
    range,
    rest: getRemainingText(text, segments),
    parts,
    words: listTextWords(text, segments, phrases),
    exact,
    corrections: listCorrections(text, words),
  };
}

/** The corrected words; the beginning of a word at the end of the text is only half typed. */
function listCorrections(text: string, words: readonly Word[]): Correction[] {
  return words.flatMap(({ start, end, text: meant, to }) => {
    const typed = text.slice(start, end);
    const isBegun = text.trimEnd().length === end && meant.startsWith(normaliseText(typed));
    return to === undefined || isBegun ? [] : [{ start, end, text: typed, to }];
  });
}

/** 'family suv 7 seater': the numbers of seats that suit all that is said of them. */
function narrowSeats(segments: readonly Segment[]): readonly Segment[] {
  const numbers = segments.flatMap(({ choice }) => (choice?.seats ? [choice.seats] : []));
  const seats = (numbers[0] ?? []).filter((number) => numbers.every((others) => others.includes(number)));
  if (numbers.length < 2 || seats.length === 0) return segments;
  return segments.map((segment) => (segment.choice?.seats ? { ...segment, choice: { seats } } : segment));
}

function toPart({ start, end, choice, excluded, range, label, sorts, near }: Segment): QueryPart {
  return {
    ...{ start, end },
    ...(choice && { refinementList: choice }),
    ...(excluded && { excluded }),
    ...(range && { range: { [range.attribute]: writeRange(range.range) } }),
    ...(label && { label }),
    ...(sorts && { sorts }),
    ...(near && { near }),
  };
}

/** Merges the ranges of each attribute; if they don't form one range, or no vehicle has a number for it, all of them stay text. */
function mergeParsedRanges(
  segments: readonly Segment[],
  { unstated }: Vocabulary,
): {
  segments: readonly Segment[];
  range: NonNullable<Refinements['range']>;
} {
  const ranges: Partial<Record<RangeAttribute, Range | undefined>> = {};
  for (const { attribute, range } of segments.flatMap((segment) => segment.range ?? [])) {
    const previous = attribute in ranges ? ranges[attribute] : {};
    ranges[attribute] = previous && !unstated.has(attribute) ? mergeRanges(previous, range) : undefined;
  }
  return {
    segments: segments.map((segment) =>
      segment.range && !ranges[segment.range.attribute]
        ? { ...segment, range: undefined, measure: unstated.has(segment.range.attribute) }
        : segment,
    ),
    range: Object.fromEntries(
      Object.entries(ranges).flatMap(([name, range]) => (range ? [[name, writeRange(range)]] : [])),
    ),
  };
}

/** The text that was not understood, as typed. Fillers stay only between two such words. */
function getRemainingText(text: string, segments: readonly Segment[]): string {
  const remains = segments.map(
    (segment, index) =>
      isText(segment) &&
      (!segment.filler ||
        [segments[index - 1], segments[index + 1]].every(
          (neighbour) => neighbour && isText(neighbour) && !neighbour.filler,
        )),
  );
  const runs: { start: number; end: number }[] = [];
  for (const [index, { start, end }] of segments.entries()) {
    const last = runs.at(-1);
    if (remains[index] && remains[index - 1] && last) last.end = end;
    else if (remains[index]) runs.push({ start, end });
  }
  return runs.map(({ start, end }) => text.slice(start, end)).join(' ');
}
