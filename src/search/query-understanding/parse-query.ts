import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';
import type { Range, SearchState } from '#search/state/state.ts';
import { dropDoubtful } from './drop-doubtful.ts';
import { mergeRanges } from './merge-ranges.ts';
import { normaliseText } from './normalise-text.ts';
import { type Choice, getPhraseDictionary } from './phrase-dictionary.ts';
import { isText, type Segment } from './segment.ts';
import { splitIntoSegments } from './split-segments.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The filters that a text mentions, and the rest of the text. */
export interface ParsedQuery {
  readonly lists: SearchState['lists'];
  readonly ranges: SearchState['ranges'];
  /** The remaining text as typed; empty if every word became a filter. */
  readonly rest: string;
}

/** Words that negate a query, after which nothing is certain. */
const NEGATIONS = new Set(['no', 'not', 'non', 'without', 'except', 'excluding', 'isnt']);

/**
 * Parses a typed text into filters of a dealer's stock: 'white auto ute under 40k' is colour White, Automatic, body Ute
 * and a price up to $40,000. Only certain matches become filters; everything else stays text ('86', 'under warranty',
 * 'white leather seats', anything with 'not' in it). undefined if nothing is certain. Pure: the same text and stock give
 * the same filters. Misspelt words are never corrected here: suggestions do that visibly.
 */
export function parseQuery(typed: string, vocabulary: Vocabulary): ParsedQuery | undefined {
  const text = typed.normalize('NFC');
  const normalised = normaliseText(text);
  const phrases = getPhraseDictionary(vocabulary);
  const { segments, ranges } = mergeParsedRanges(
    dropDoubtful(splitIntoSegments(normalised, phrases), phrases),
  );
  if (!segments.some((segment) => segment.choice ?? segment.range)) return undefined;
  if (segments.some((segment) => segment.words.some((word) => NEGATIONS.has(word)))) return undefined;
  return {
    lists: mergeRefinements(segments.flatMap(({ choice }) => (choice ? [choice] : []))),
    ranges,
    rest: getRemainingText(text, segments),
  };
}

function mergeRefinements(choices: readonly Choice[]): SearchState['lists'] {
  const lists: Partial<Record<ListAttribute, readonly string[]>> = {};
  for (const [attribute, values] of choices.flatMap((choice) => Object.entries(choice)))
    lists[attribute as ListAttribute] = [
      ...new Set([...(lists[attribute as ListAttribute] ?? []), ...values]),
    ];
  return lists;
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
