import { parseSortName, type SortName } from '#search/state/sorts.ts';
import { getRange, type IndexUiState } from '#search/state/ui-state.ts';
import { resolveExclusions } from './exclusions.ts';
import { mergeParts } from './merge-parts.ts';
import { NUMBER_WORDS } from './normalise-text.ts';
import { type ReadQuery, readQuery } from './parse-query.ts';
import type { QuotedText } from './quoted-texts.ts';
import type { QueryPart, QueryWord, Understanding } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Counts the vehicles of searches, in one batch. */
export type CountSearches = (searches: readonly IndexUiState[]) => Promise<readonly number[]>;

/** One way to take a text: some of its parts as filters, and some of its words as text. */
interface Reading {
  readonly parts: readonly QueryPart[];
  readonly words: readonly QueryWord[];
  readonly exact: readonly QuotedText[];
}

/**
 * Understands a typed text: its parts become filters, orders and places, its other words are searched for. Words with which
 * nothing would be found are named, and left out unless nothing else is understood; so is a number that may be half typed.
 */
export async function understandQuery(
  typed: string,
  vocabulary: Vocabulary,
  count: CountSearches,
): Promise<Understanding> {
  const read = readQuery(typed, vocabulary);
  const text = typed.normalize('NFC');
  const toSearch = (reading: Reading) => writeSearch(reading, vocabulary);
  const { reading, found } = await chooseReading(read, text.trimEnd(), toSearch, count);
  const { query: searched = '', ...refinements } = toSearch(reading);
  const parts = resolveExclusions(reading.parts, vocabulary);
  const leftOut = [
    ...read.words.filter((word) => !(reading.words.includes(word) && found.has(word)) && !word.pending),
    ...read.parts.filter((part) => !reading.parts.includes(part)),
  ];
  return {
    parts,
    ...refinements,
    sortBy: chooseSort(parts),
    near: parts.flatMap(({ near }) => near ?? []).at(-1) ?? false,
    text: searched,
    unknown: joinNeighbours(leftOut, text),
    corrections: read.corrections,
  };
}

/** A number that may grow: '5 k' may become '5 kids'. */
const NUMBER_END = new RegExp(`(?:\\d(?: k)?|${NUMBER_WORDS.join('|')})$`, 'i');
/** What makes another number of it, and may be half typed: 'under 5 y' is no price. */
// biome-ignore format: a list reads better in rows
const NUMBER_ENDINGS = [
  'or', 'and', 'to', 'years', 'thousand', 'grand', 'kms', 'klms', 'kays', 'kilometres', 'a week', 'per week', 'weekly',
];

/** The reading that finds most of what is asked for, and the words that the stock has. */
async function chooseReading(
  { parts, words, exact }: ReadQuery,
  text: string,
  toSearch: (reading: Reading) => IndexUiState,
  count: CountSearches,
): Promise<{ reading: Reading; found: ReadonlySet<QueryWord> }> {
  const whole = { parts, words, exact };
  const [all = 0, ...alone] = await count([
    toSearch(whole),
    ...words.map((word) => toSearch({ parts: [], words: [word], exact: [] })),
  ]);
  const inStock = words.filter((_, index) => alone[index] !== 0);
  if (all > 0) return { reading: whole, found: new Set(words) };
  const found = new Set(inStock);
  const certain = inStock.filter(({ pending }) => !pending);
  const closed = exact.filter(({ open }) => !open);
  const isUnderstood = parts.length + closed.length + inStock.length > 0;
  // Nothing but beginnings: there is nothing to look for yet.
  const isBegun = words.every(({ optional }) => optional);
  const [only] = words;
  if (!isUnderstood && words.length === 1 && only?.absent && Object.keys(only.absent).length > 0) {
    const { start, end, absent: refinementList } = only;
    return { reading: { parts: [{ start, end, refinementList }], words: [], exact }, found };
  }
  if (!isUnderstood && !isBegun) return { reading: whole, found };
  const finished = parts.filter((part) => !isOpen(part, text));
  const readings: readonly Reading[] = [
    { parts, words: inStock, exact },
    { parts, words: certain, exact },
    ...[...inStock].reverse().map((word) => ({ parts, words: [word], exact })),
    { parts, words: inStock, exact: closed },
    { parts, words: [], exact: closed },
    { parts: finished, words: inStock, exact: closed },
    { parts: finished, words: [], exact: closed },
  ];
  const counts = await count(readings.map(toSearch));
  const reading = readings.find((_, index) => (counts[index] ?? 0) > 0) ?? { parts, words: inStock, exact };
  return { reading, found };
}

/** '2021 or new', on the way to '2021 or newer'. */
const OPEN_CHOICE = /\d\s(?:or|and)\s$/;

/** Whether a part may be left out where nothing is found with it: a year may become a range, and an amount may go on. */
function isOpen(part: QueryPart, text: string): boolean {
  const { start, end, range = {} } = part;
  const year = getRange(part, 'year');
  const isYear = year !== undefined && year.min === year.max;
  const rest = text.slice(end).trimStart().toLowerCase();
  // '2021 or n', on the way to '2021 or newer'
  const isBegun = /^(?:or|and)\s\p{L}*$/u.test(rest) || NUMBER_ENDINGS.some((word) => word.startsWith(rest));
  const isGrowing = NUMBER_END.test(text.slice(0, end)) && isBegun;
  return (
    isYear ||
    (isGrowing && Object.keys(range).length > 0) ||
    (end === text.length && OPEN_CHOICE.test(text.slice(0, start)))
  );
}

function writeSearch({ parts, words, exact }: Reading, vocabulary: Vocabulary): IndexUiState {
  const texts = [...exact.map(({ search }) => search), ...words.map(({ search }) => search)];
  return { ...mergeParts(resolveExclusions(parts, vocabulary)), query: texts.join(' ') };
}

/** What was left out, in the order of the text; neighbours are one phrase. */
function joinNeighbours(leftOut: readonly { readonly start: number; readonly end: number }[], typed: string) {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...leftOut].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && /^[\s-]*$/.test(typed.slice(last.end, start))) last.end = end;
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => ({ start, end, text: typed.slice(start, end) }));
}

/** The last order that is asked for, if the search has it. */
function chooseSort(parts: readonly QueryPart[]): SortName {
  const wanted = parts.findLast(({ sorts }) => sorts)?.sorts;
  return wanted?.map((name) => parseSortName(name)).find(Boolean) ?? '';
}
