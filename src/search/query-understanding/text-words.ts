import { makeOf } from '#search/state/makes-and-models.ts';
import { judgeWord, type WordDoubt } from './correct-words.ts';
import { STARTERS } from './known-words.ts';
import { normalisePhrase } from './normalise-text.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';
import { quote } from './quoted-texts.ts';
import { isDescription, isText, type Segment } from './segment.ts';
import type { QueryWord } from './understanding.ts';

/** Words that are one thing to look for. */
interface Group {
  readonly segments: readonly [Segment, ...Segment[]];
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
  const isExact = ({ words }: Segment) => words.every((word) => textWords.has(word));
  const isBeginning = ({ words: [word = ''] }: Segment) =>
    [...textWords].some((text) => text.startsWith(word));
  const isWritten = (segment: Segment) =>
    isExact(segment) || (atEnd(segment) && !beginsAmount(segment) && isBeginning(segment));
  const groups: Group[] = [];
  for (const [index, segment] of segments.entries()) {
    if (!isText(segment) || segment.filler) continue;
    const unknown = !isWritten(segment) && !segment.search;
    const before = segments[index - 1];
    const group = groups.at(-1);
    if (
      group &&
      before &&
      before === group.segments.at(-1) &&
      belongTogether(group, before, segment, unknown)
    )
      groups[groups.length - 1] = { segments: [...group.segments, segment], unknown: true };
    else groups.push({ segments: [segment], unknown });
  }
  return groups.map(({ segments: [first, ...others], unknown }) => {
    const { start } = first;
    const { end } = others.at(-1) ?? first;
    const typed = text.slice(start, end);
    const search = unknown ? quote(typed) : (first.search ?? writeWords(first, typed));
    if (others.length > 0) {
      const optional = isExcused(first) || (isNumber(first) && isHalfTyped(others, start));
      return { start, end, text: typed, search, pending: false, optional };
    }
    return {
      start,
      end,
      text: typed,
      search,
      ...judge(first),
      ...(first.absent && { absent: first.absent }),
    };
  });

  function belongTogether(group: Group, before: Segment, next: Segment, isUnknown: boolean): boolean {
    const [{ absent }] = group.segments;
    if ([before, next].some(({ measure, dropped, search }) => measure || dropped || search)) return false;
    if (absent && !absent.body) return true;
    if ([before, next].some((segment) => judge(segment).pending && !isExact(segment))) return false;
    const isFeature = (segment: Segment) =>
      isExact(segment) && segment.words.every((word) => !names.has(word));
    // '3 baby seats'
    const isCounted = isFeature(before) || isNumber(before);
    return (group.unknown && (isUnknown || isFeature(next))) || (isUnknown && isCounted);
  }

  /** Whether it never empties the results: a description ('small'), or what is not wanted anyway ('no tinted windows'). */
  function isExcused(segment: Segment): boolean {
    const before = segments.slice(0, segments.indexOf(segment)).findLast(({ filler }) => !filler);
    return before?.negates === true || (isDescription(segment) && !/\d/.test(segment.words.join()));
  }

  /** Whether a number follows a make: it is a model. */
  function isModelNumber(segment: Segment): boolean {
    const makes = segments[segments.indexOf(segment) - 1]?.choice?.make_or_model;
    return isNumber(segment) && makes?.every((value) => value === makeOf(value)) === true;
  }

  /** '7', on the way to '7 seater', and 'max' are the beginning of no name. */
  function beginsAmount(segment: Segment): boolean {
    return isNumber(segment) ? !isModelNumber(segment) : STARTERS.includes(segment.words[0] ?? '');
  }

  /** '6 spe', or '100 bucks' on the way to '100 bucks a week'. */
  function isHalfTyped(others: readonly Segment[], start: number): boolean {
    const last = others.at(-1);
    return (last && judge(last).optional) || /^\d+ ?(?:bucks|dollars)(?: a)?\s*$/i.test(text.slice(start));
  }

  /** Whether a segment may be half typed. A number after a make is a model; another may become an amount. */
  function judge(segment: Segment): WordDoubt {
    const [word = ''] = segment.words;
    const index = segments.indexOf(segment);
    const isModel = isModelNumber(segment);
    if (segment.negates) return { pending: true, optional: true };
    if (isExcused(segment)) return { pending: false, optional: true };
    if (segment.measure || segment.absent || segment.search || isModel)
      return { pending: false, optional: false };
    const rest = segments.slice(index + 1);
    const isOpenNumber =
      isNumber(segment) &&
      rest.every(
        (next, place) => next.filler || isNumber(next) || (place === rest.length - 1 && judge(next).optional),
      );
    return judgeWord(word, isOpenNumber || atEnd(segment), phrases);
  }
}

function isNumber({ words: [word = ''] }: Segment): boolean {
  return /^\d+$/.test(word);
}

/** What was typed, or the word that it was meant to be. */
function writeWords({ words }: Segment, typed: string): string {
  const meant = words.join(' ');
  return normalisePhrase(typed) === meant ? typed : meant;
}

/** Whether a word ends where the text does, or before numbers and a beginning: 'less than 100,00', '8 s'. */
function isAtEnd(text: string, end: number): boolean {
  return /^[^\p{L}]*(?:\s\p{L}{1,3})?$/u.test(text.slice(end));
}
