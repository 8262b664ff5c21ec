import { isPending } from './correct-words.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';
import { quote } from './quoted-texts.ts';
import { isText, type Segment } from './segment.ts';
import type { QueryWord } from './understanding.ts';

/** Words that are one thing to look for. */
interface Group {
  readonly segments: readonly Segment[];
  /** Whether the stock's texts have none of it, so that what follows or precedes it belongs to it. */
  readonly unknown: boolean;
}

/**
 * The words that stay text, without fillers; unknown ones with the words that they belong to: 'bull bar', 'stinger gt'. What
 * engines would take for a misspelt word of the stock is in quotation marks, so that they find nothing else.
 */
export function listTextWords(
  text: string,
  segments: readonly Segment[],
  phrases: PhraseDictionary,
): QueryWord[] {
  const { names, textWords } = phrases;
  // After the last part with a meaning, everything may be the beginning of another one.
  const lastPart = segments.findLast((segment) => !isText(segment))?.end ?? 0;
  const atEnd = ({ start, end }: Segment) => start >= lastPart && isAtEnd(text, end);
  const isWritten = (segment: Segment) =>
    segment.words.every((word) => textWords.has(word)) ||
    (atEnd(segment) && isBeginning(segment.words[0] ?? '', textWords));
  const groups: Group[] = [];
  for (const [index, segment] of segments.entries()) {
    if (!isText(segment) || segment.filler) continue;
    const unknown = !isWritten(segment) && !segment.search;
    const group = groups.at(-1);
    const before = group?.segments.at(-1);
    if (group && before && before === segments[index - 1] && belongTogether(group, before, segment, unknown))
      groups[groups.length - 1] = { segments: [...group.segments, segment], unknown: true };
    else groups.push({ segments: [segment], unknown });
  }
  return groups.map(({ segments, unknown }) => {
    const [first, ...others] = segments as [Segment, ...Segment[]];
    const last = others.at(-1) ?? first;
    const typed = text.slice(first.start, last.end);
    const previous = findPrevious(first);
    return {
      ...{ start: first.start, end: last.end, text: typed },
      search: unknown ? quote(typed) : (first.search ?? writeWords(first, typed)),
      pending: others.length === 0 && !first.absent && isOpen(first, previous),
      ...(first.absent && others.length === 0 && { absent: first.absent }),
    };
  });

  function belongTogether({ segments: [first], unknown }: Group, before: Segment, next: Segment, isUnknown: boolean) {
    if ([before, next].some(({ measure, dropped, search }) => measure || dropped || search)) return false;
    if (first?.absent && !first.absent.body) return true;
    const isFeature = ({ words }: Segment) => words.every((word) => textWords.has(word) && !names.has(word));
    return (unknown && (isUnknown || isFeature(next))) || (isUnknown && isFeature(before));
  }

  function findPrevious(segment: Segment): Segment | undefined {
    return segments[segments.indexOf(segment) - 1];
  }

  /** Whether a word may be half typed. A number after a make is a model; elsewhere it may become an amount. */
  function isOpen(segment: Segment, previous: Segment | undefined): boolean {
    const [word = ''] = segment.words;
    if (segment.measure) return false;
    if (/^\d/.test(word) && atEnd(segment) && /^[\d.,]+$/.test(word))
      return !(previous?.choice?.make && !previous.choice.model);
    return isPending(word, atEnd(segment), phrases);
  }
}

/** What was typed, or the word that it was meant to be. */
function writeWords({ words }: Segment, typed: string): string {
  const [word = ''] = words;
  return words.length > 1 || typed.length !== word.length ? words.join(' ') : typed;
}

function isBeginning(word: string, words: ReadonlySet<string>): boolean {
  return [...words].some((text) => text.startsWith(word));
}

/** Whether a word ends where the text does, or before numbers and a beginning: 'less than 100,00', '8 s'. */
function isAtEnd(text: string, end: number): boolean {
  return /^[\s\d,.$]*(?:\s\p{L}{1,3})?$/u.test(text.slice(end));
}
