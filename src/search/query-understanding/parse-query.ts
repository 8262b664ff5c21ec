import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';
import type { Range, SearchState } from '#search/state/state.ts';
import { dropDoubtful } from './drop-doubtful.ts';
import { mergeRanges } from './merge-ranges.ts';
import { normaliseText } from './normalise-text.ts';
import { type Choice, getPhraseDictionary } from './phrase-dictionary.ts';
import { isText, type Segment } from './segment.ts';
import { splitIntoSegments } from './split-segments.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The filters that a text speaks of, and what of it stays text. */
export interface ParsedQuery {
  readonly lists: SearchState['lists'];
  readonly ranges: SearchState['ranges'];
  /** As it was typed; empty when every word became a filter. */
  readonly rest: string;
}

/** Turns the meaning around: then nothing is certain. */
const NEGATIONS = new Set(['no', 'not', 'non', 'without', 'except', 'excluding', 'isnt']);

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
  const { segments, ranges } = mergeParsedRanges(dropDoubtful(splitIntoSegments(folded, phrases), phrases));
  if (!segments.some((segment) => segment.choice ?? segment.spoken)) return undefined;
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

/** The range of each attribute that is spoken of; where that is not one range, none of it is certain. */
function mergeParsedRanges(segments: readonly Segment[]): {
  segments: readonly Segment[];
  ranges: SearchState['ranges'];
} {
  const spoken: Partial<Record<RangeAttribute, Range | undefined>> = {};
  for (const { attribute, range } of segments.flatMap((segment) => segment.spoken ?? [])) {
    const before = attribute in spoken ? spoken[attribute] : {};
    spoken[attribute] = before && mergeRanges(before, range);
  }
  return {
    segments: segments.map((segment) =>
      segment.spoken && !spoken[segment.spoken.attribute] ? { ...segment, spoken: undefined } : segment,
    ),
    ranges: Object.fromEntries(Object.entries(spoken).filter(([, range]) => range)),
  };
}

/** What was not understood, word for word. A filler stays between two such words; elsewhere it has done its work. */
function getRemainingText(text: string, segments: readonly Segment[]): string {
  const kept = segments.map(
    (segment, index) =>
      isText(segment) &&
      (!segment.filler ||
        [segments[index - 1], segments[index + 1]].every((next) => next && isText(next) && !next.filler)),
  );
  const runs: { start: number; end: number }[] = [];
  for (const [index, { start, end }] of segments.entries()) {
    const last = runs.at(-1);
    if (kept[index] && kept[index - 1] && last) last.end = end;
    else if (kept[index]) runs.push({ start, end });
  }
  return runs.map(({ start, end }) => text.slice(start, end)).join(' ');
}
