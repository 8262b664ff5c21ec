import type { ListAttribute } from '#search/state/attributes.ts';
import { describeRefinement } from '#search/state/describe-state.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';
import { dropMeaning, isText, type Segment } from './segment.ts';
import type { VocabularyAttribute } from './vocabulary.ts';

/** Words that turn around what follows. */
const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'non',
  'without',
  'except',
  'excluding',
  'isnt',
]);

/** The lists of which every vehicle has exactly one value: not diesel means one of the other fuels. */
const NEGATABLE = ['fuel', 'transmission', 'body', 'colour', 'drive', 'car_type'] as const;

/** Turns around what follows a negation: 'not diesel' is every other fuel. What cannot be turned around stays text. */
export function negateSegments(segments: readonly Segment[], phrases: PhraseDictionary): Segment[] {
  const result: Segment[] = [];
  let negation: Segment | undefined;
  for (const segment of segments) {
    if (isText(segment) && NEGATIONS.has(segment.words[0] ?? '')) {
      if (negation) result.push(negation);
      negation = segment;
    } else if (negation && !segment.filler) {
      result.push(...negateOne(negation, segment, phrases));
      negation = undefined;
    } else result.push(segment);
  }
  return negation ? [...result, negation] : result;
}

function negateOne(negation: Segment, segment: Segment, { values }: PhraseDictionary): Segment[] {
  const [attribute, ...others] = Object.keys(segment.choice ?? {}) as ListAttribute[];
  const unwanted = attribute && segment.choice?.[attribute];
  if (!attribute || !unwanted || others.length > 0 || !isNegatable(attribute))
    return [dropMeaning(negation), dropMeaning(segment)];
  const wanted = [...values[attribute].keys()].filter((value) => !unwanted.includes(value));
  const label = `Not ${unwanted.map((value) => describeRefinement(attribute, value).toLowerCase()).join(' or ')}`;
  return [
    {
      start: negation.start,
      end: segment.end,
      words: [...negation.words, ...segment.words],
      choice: { [attribute]: wanted },
      label,
    },
  ];
}

function isNegatable(attribute: string): attribute is VocabularyAttribute {
  return NEGATABLE.some((name) => name === attribute);
}
