import type { ListAttribute } from '#search/state/attributes.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';
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
