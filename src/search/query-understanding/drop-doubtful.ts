import type { ListAttribute } from '#search/state/attributes.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';
import { isText, type Segment } from './segment.ts';

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

/** Takes the meaning from words that beside their neighbour may mean something else. */
export function dropDoubtful(segments: readonly Segment[], phrases: PhraseDictionary): Segment[] {
  const certain = [...segments];
  const settle = (index: number) => {
    const segment = certain[index];
    if (segment && isDoubtful(segment, certain[index - 1], certain[index + 1], phrases))
      certain[index] = { ...segment, choice: undefined, spoken: undefined, doubted: true };
  };
  // From both sides, because a word in doubt is a word unknown to its neighbour.
  for (let index = certain.length - 1; index >= 0; index--) settle(index);
  for (let index = 0; index < certain.length; index++) settle(index);
  return certain;
}

/** The rules of doubt, one per line. */
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
  return [before, after].some((next) => next && isUnknown(next, phrases));
}

/** Text that no car of the stock has in its name. */
function isUnknown(segment: Segment, phrases: PhraseDictionary): boolean {
  return (
    isText(segment) &&
    !segment.filler &&
    (segment.doubted === true || !phrases.names.has(segment.words[0] ?? ''))
  );
}
