import type { ListAttribute } from '#search/state/attributes.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';
import { quote } from './quoted-texts.ts';
import { dropMeaning, isDescription, isText, type Segment } from './segment.ts';

/** Values that may mean something else next to an unknown word: 'white leather', 'new tyres', 'near new'. */
const AMBIGUOUS_ATTRIBUTES: readonly ListAttribute[] = ['colour', 'car_type', 'transmission'];

/** Words that come before the end of a range. */
// biome-ignore format: a list reads better in rows
const RANGE_WORDS = new Set([
  'under', 'below', 'over', 'above', 'than', 'to', 'upto', 'most', 'max', 'maximum',
]);

/** Words that weaken the word after them. */
const HEDGE_WORDS = new Set(['near', 'nearly', 'almost', 'like', 'as']);

/** Turns segments back into text if they may mean something else next to their neighbours. */
export function dropDoubtful(segments: readonly Segment[], phrases: PhraseDictionary): Segment[] {
  const result = [...segments];
  const dropIfDoubtful = (index: number) => {
    const segment = result[index];
    if (segment && isDoubtful(segment, result[index - 1], result[index + 1], phrases))
      result[index] = dropMeaning(segment);
  };
  // In both directions, because a dropped segment is an unknown word to its neighbours.
  for (const index of [...result.keys()].reverse()) dropIfDoubtful(index);
  for (const index of result.keys()) dropIfDoubtful(index);
  return result;
}

/** The rules for doubt, one per line. */
function isDoubtful(
  { choice: wanted, excluded, range, words }: Segment,
  before: Segment | undefined,
  after: Segment | undefined,
  phrases: PhraseDictionary,
): boolean {
  const choice = wanted ?? excluded;
  const wordBefore = before?.words.at(-1) ?? '';
  // 'under 2020' may be dollars.
  if (range) return range.attribute === 'year' && !before?.range && RANGE_WORDS.has(wordBefore);
  if (!choice || !AMBIGUOUS_ATTRIBUTES.some((attribute) => attribute in choice)) return false;
  if (HEDGE_WORDS.has(wordBefore)) return true;
  // 'Black Edition' is a badge and 'Android Auto' a feature; in 'white leather seats', white describes the leather.
  if (after && !after.choice && phrases.pairs.has(`${words.at(-1)} ${after.words[0]}`)) return true;
  if (before && isText(before) && phrases.pairs.has(`${wordBefore} ${words[0]}`)) return true;
  if (choice.colour && after && isFeature(after, phrases)) return true;
  return [before, after].some((neighbour) => neighbour && isUnknown(neighbour, phrases));
}

function isFeature(segment: Segment, { textWords, names }: PhraseDictionary): boolean {
  if (segment.choice?.filtered_features) return true;
  if (!isText(segment) || segment.filler || segment.search) return false;
  return segment.words.every((word) => textWords.has(word) && !names.has(word));
}

/** Whether a segment is text that is in no car's text. */
function isUnknown(segment: Segment, phrases: PhraseDictionary): boolean {
  const [word = ''] = segment.words;
  return (
    isText(segment) &&
    !segment.filler &&
    !segment.negates &&
    !segment.measure &&
    !segment.absent &&
    !segment.search &&
    !isDescription(segment) &&
    (segment.dropped === true || !(phrases.names.has(word) || phrases.textWords.has(word)))
  );
}

/** Words that carry a negation on to the next value of the same kind: 'not white or silver'. */
const CARRYING = new Set(['or', 'nor', 'and']);

/** Lists of which a vehicle may have several values or none: every other value would not be every other vehicle. */
const TEXT_LISTS = ['badge', 'filtered_features'] as const;

/** Turns around what follows a negation: 'not diesel' excludes it. What cannot be turned around stays text. */
export function negateSegments(segments: readonly Segment[], phrases: PhraseDictionary): Segment[] {
  const result: Segment[] = [];
  /** The negation and the fillers after it. */
  let open: Segment[] = [];
  let carried: string | undefined;
  for (const [index, segment] of segments.entries()) {
    const [negation] = open;
    const next = segments.slice(index + 1).find(({ filler }) => !filler);
    if (segment.negates || (open.length > 0 && segment.filler)) open.push(segment);
    else if (negation) {
      const turned = negateOne(negation, segment, phrases);
      result.push(...(turned ? [turned] : keepAsText(open, segment)));
      carried = turned && kindOf(segment);
      open = [];
    } else if (carried && CARRYING.has(segment.words[0] ?? '') && next && kindOf(next) === carried)
      open.push(segment);
    else {
      result.push(segment);
      if (!segment.filler) carried = undefined;
    }
  }
  return [...result, ...open];
}

/** The list that a segment is about; makes and models are one. */
function kindOf({ choice }: Segment): string | undefined {
  return Object.keys(choice ?? {})[0];
}

function negateOne(
  { start }: Segment,
  segment: Segment,
  { textWords }: PhraseDictionary,
): Segment | undefined {
  const { end, words, choice, range } = segment;
  const { min, max } = range?.range ?? {};
  // 'not under 40k' is from 40k; what is not from 2018 to 2020 is two ranges.
  if (range && (min === undefined || max === undefined))
    return {
      ...{ start, end, words },
      range: {
        ...range,
        range: max === undefined ? { ...(min !== undefined && { max: min }) } : { min: max },
      },
    };
  const texts = TEXT_LISTS.flatMap((name) => choice?.[name] ?? []);
  const isFound = isText(segment) && words.every((word) => textWords.has(word));
  const unwanted = isFound ? [words.join(' ')] : texts;
  if (unwanted.length > 0)
    return { start, end, words, search: unwanted.map((text) => `-${quote(text)}`).join(' ') };
  return choice && { start, end, words, excluded: choice };
}

/** What cannot be turned around: a meaning is one thing to look for with its negation, a word is one of its own. */
function keepAsText(open: readonly Segment[], segment: Segment): Segment[] {
  const [negation] = open;
  if (!negation || isText(segment)) return [...open, segment];
  const { start, words } = negation;
  return [{ start, end: segment.end, words: [...words, ...segment.words], measure: true }];
}

/**
 * Finds vehicles that have every feature that is asked for. The values of a list are alternatives, so one feature is the
 * filter, and the others are searched for in the text: 'leather and sunroof'. After 'or' a feature is an alternative.
 */
export function joinFeatures(segments: readonly Segment[]): Segment[] {
  const groups: number[][] = [];
  let last: readonly number[] | undefined;
  for (const [index, { choice, filler, words }] of segments.entries()) {
    if (choice?.filtered_features && last && segments[index - 1]?.words[0] === 'or')
      groups.at(-1)?.push(index);
    else if (choice?.filtered_features) groups.push([index]);
    if (!filler || words[0] !== 'or') last = choice?.filtered_features && groups.at(-1);
  }
  const valuesOf = (group: readonly number[]) =>
    group.flatMap((index) => segments[index]?.choice?.filtered_features ?? []);
  const filter = groups.find((group) => valuesOf(group).length > 1) ?? groups[0];
  const asText = new Set(groups.filter((group) => group !== filter).flat());
  return segments.map((segment, index) => {
    if (!asText.has(index)) return segment;
    const [feature, ...alternatives] = segment.choice?.filtered_features ?? [];
    const isOne = feature !== undefined && alternatives.length === 0;
    return isOne ? { ...dropMeaning(segment), search: quote(feature) } : dropMeaning(segment);
  });
}
