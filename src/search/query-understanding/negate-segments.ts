import type { PhraseDictionary } from './phrase-dictionary.ts';
import { quote } from './quoted-texts.ts';
import { isText, type Segment } from './segment.ts';

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
