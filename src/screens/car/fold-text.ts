/** How much of a text is seen, in characters: about 20 lines on a phone. */
const MAX_SEEN = 700;
/** A shorter rest is not worth a press. */
const MIN_FOLDED = 200;

/** A text whose rest is folded; `folded` is empty for one that is short enough. */
interface FoldedText {
  readonly seen: string;
  readonly folded: string;
}

/** Folds the rest of a long text: after a line where one ends in its second half, else after a sentence or a word. */
export function foldText(text: string): FoldedText {
  if (text.length < MAX_SEEN + MIN_FOLDED) return { seen: text, folded: '' };
  const start = text.slice(0, MAX_SEEN);
  const ends = [start.lastIndexOf('\n'), start.lastIndexOf('. ') + 1, start.lastIndexOf(' ')];
  const end = ends.find((at) => at > MAX_SEEN / 2);
  if (end === undefined) return { seen: text, folded: '' };
  return { seen: text.slice(0, end).trimEnd(), folded: text.slice(end).trimStart() };
}
