import type { RangeAttribute } from '#search/state/attributes.ts';
import type { Range } from '#search/state/range.ts';
import type { SearchState } from '#search/state/state.ts';
import { judgeWord } from './correct-words.ts';
import { dropDoubtful } from './drop-doubtful.ts';
import { mergeChoices } from './merge-choices.ts';
import { mergeRanges } from './merge-ranges.ts';
import { negateSegments } from './negate-segments.ts';
import { normalisePhrase, normaliseText } from './normalise-text.ts';
import { getPhraseDictionary, type PhraseDictionary } from './phrase-dictionary.ts';
import { type QuotedText, takeQuotedTexts } from './quoted-texts.ts';
import { isText, type Segment } from './segment.ts';
import { splitIntoSegments } from './split-segments.ts';
import type { QueryPart, QueryWord } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The filters that a text mentions, and the rest of the text. */
export interface ParsedQuery {
  readonly lists: SearchState['lists'];
  readonly ranges: SearchState['ranges'];
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
}

/**
 * Parses a typed text into filters of a dealer's stock: 'white auto ute under 40k' is colour White, Automatic, body Ute
 * and a price up to $40,000. Only what is likely becomes a filter; everything else stays text ('86', 'under warranty',
 * 'white leather seats'). undefined if nothing became a filter. Pure: the same text and stock give the same filters.
 */
export function parseQuery(typed: string, vocabulary: Vocabulary): ParsedQuery | undefined {
  const read = readQuery(typed, vocabulary);
  return read.parts.some(({ lists, ranges }) => lists ?? ranges) ? read : undefined;
}

/** Reads a typed text, whether or not anything in it has a meaning. */
export function readQuery(typed: string, vocabulary: Vocabulary): ReadQuery {
  const text = typed.normalize('NFC');
  const { unquoted, exact } = takeQuotedTexts(text);
  const phrases = getPhraseDictionary(vocabulary);
  const features = exact.flatMap((quoted) => findQuotedFeature(quoted, vocabulary) ?? []);
  const { segments, ranges } = mergeParsedRanges(
    dropDoubtful(negateSegments(splitIntoSegments(normaliseText(unquoted), phrases), phrases), phrases),
  );
  const meanings = [...segments.filter((segment) => !isText(segment)), ...features].sort(
    (a, b) => a.start - b.start,
  );
  return {
    lists: mergeChoices(meanings.flatMap(({ choice }) => (choice ? [choice] : []))),
    ranges,
    rest: getRemainingText(text, segments),
    parts: meanings.map(toPart),
    words: listWords(text, segments, phrases),
    exact: exact.filter((quoted) => !findQuotedFeature(quoted, vocabulary)),
  };
}

/** A quoted feature as a part: features are lists, which text is not searched in. */
function findQuotedFeature(
  { text, start, end }: QuotedText,
  { values }: Vocabulary,
): Omit<Segment, 'words'> | undefined {
  const name = normalisePhrase(text);
  const feature = [...values.filtered_features.keys()].find((value) => normalisePhrase(value) === name);
  return feature ? { start, end, choice: { filtered_features: [feature] } } : undefined;
}

/** The words that stay text, without fillers. */
function listWords(text: string, segments: readonly Segment[], phrases: PhraseDictionary): QueryWord[] {
  // After the last part with a meaning, everything may be the beginning of another one.
  const lastPart = segments.findLast((segment) => !isText(segment))?.end ?? 0;
  return segments
    .filter((segment) => isText(segment) && !segment.filler)
    .map(({ start, end, words: [first = ''] }) => ({
      ...{ start, end, text: text.slice(start, end) },
      ...judgeWord(first, start >= lastPart && isAtEnd(text, end), phrases),
    }));
}

/** Whether a word ends where the text does, or before numbers and a beginning: 'less than 100,00', '8 s'. */
function isAtEnd(text: string, end: number): boolean {
  return /^[\s\d,.$]*(?:\s\p{L}{1,3})?$/u.test(text.slice(end));
}

function toPart({ start, end, choice, range, label, sorts, near }: Omit<Segment, 'words'>): QueryPart {
  return {
    ...{ start, end },
    ...(choice && { lists: mergeChoices([choice]) }),
    ...(range && { ranges: { [range.attribute]: range.range } }),
    ...(label && { label }),
    ...(sorts && { sorts }),
    ...(near && { near }),
  };
}

/** Merges the ranges of each attribute; if they don't form one range, all of them stay text. */
function mergeParsedRanges(segments: readonly Segment[]): {
  segments: readonly Segment[];
  ranges: SearchState['ranges'];
} {
  const ranges: Partial<Record<RangeAttribute, Range | undefined>> = {};
  for (const { attribute, range } of segments.flatMap((segment) => segment.range ?? [])) {
    const previous = attribute in ranges ? ranges[attribute] : {};
    ranges[attribute] = previous && mergeRanges(previous, range);
  }
  return {
    segments: segments.map((segment) =>
      segment.range && !ranges[segment.range.attribute] ? { ...segment, range: undefined } : segment,
    ),
    ranges: Object.fromEntries(Object.entries(ranges).filter(([, range]) => range)),
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
