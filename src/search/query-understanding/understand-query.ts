import type { RangeAttribute } from '#search/state/attributes.ts';
import type { Range } from '#search/state/range.ts';
import { parseSortName, type SearchState, type SortName } from '#search/state/state.ts';
import { mergeChoices } from './merge-choices.ts';
import { mergeRanges } from './merge-ranges.ts';
import { type ReadQuery, readQuery } from './parse-query.ts';
import { type QuotedText, quote } from './quoted-texts.ts';
import type { QueryPart, QueryWord, Understanding } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The filters and the text of a search whose vehicles are counted. */
export type CountedSearch = Pick<SearchState, 'lists' | 'ranges' | 'query'>;

/** Counts the vehicles of searches, in one batch. */
export type CountSearches = (searches: readonly CountedSearch[]) => Promise<readonly number[]>;

/** One way to take a text: some of its parts as filters, and some of its words as text. */
interface Reading {
  readonly parts: readonly QueryPart[];
  readonly words: readonly QueryWord[];
  readonly exact: readonly QuotedText[];
}

/**
 * Understands a typed text: its parts become filters, orders and places, its other words are searched for. Words with which
 * nothing would be found are left out and named, and so is the last part while it may be half typed: a text never hides the
 * vehicles of what was understood. Only a text of which nothing was understood finds nothing.
 */
export async function understandQuery(
  typed: string,
  vocabulary: Vocabulary,
  count: CountSearches,
): Promise<Understanding> {
  const read = readQuery(typed, vocabulary);
  const text = typed.normalize('NFC');
  return describeReading(text, read, await chooseReading(read, text.trimEnd(), count));
}

/** What may follow a part that is not finished: '2021 o', on the way to '2021 or newer'. */
const OPEN_END = /^\s*(?:or?|and?|(?:or|and)\s\p{L}*)?$/u;

async function chooseReading(read: ReadQuery, text: string, count: CountSearches): Promise<Reading> {
  const { parts, words } = read;
  const exact = read.exact;
  const whole = { parts, words, exact };
  const [all = 0, ...alone] = await count([
    toSearch(read, whole),
    ...words.map(({ text }) => ({ lists: {}, ranges: {}, query: text })),
  ]);
  if (all > 0) return whole;
  const closed = exact.filter(({ open }) => !open);
  const found = words.filter((_, index) => (alone[index] ?? 0) > 0);
  const certain = found.filter(({ pending }) => !pending);
  const isUnderstood = parts.length + closed.length + found.length > 0;
  const finished = parts.filter(({ end }) => !OPEN_END.test(text.slice(end)));
  const isOptional = words.every(({ optional }) => optional);
  const readings: readonly Reading[] = [
    { parts, words: words.filter(({ optional }) => !optional), exact },
    { parts, words: found, exact },
    { parts, words: certain, exact },
    ...[...found].reverse().map((word) => ({ parts, words: [word], exact })),
    { parts, words: found, exact: closed },
    { parts, words: [], exact: closed },
    // A filter that excludes everything may be half typed: 'under $4', on the way to $40,000.
    { parts: finished, words: found, exact: closed },
    { parts: finished, words: [], exact: closed },
  ].filter((reading) => isUnderstood || isOptional || reading.words.length > 0);
  const counts = await count(readings.map((reading) => toSearch(read, reading)));
  return readings.find((_, index) => (counts[index] ?? 0) > 0) ?? whole;
}

function toSearch(read: ReadQuery, { parts, words, exact }: Reading): CountedSearch {
  const isWhole = words.length === read.words.length;
  return {
    ...mergeParts(parts),
    query: [
      ...exact.map(({ text }) => quote(text)),
      ...(isWhole ? [read.rest] : words.map(({ text }) => text)),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The filters of some parts. */
function mergeParts(parts: readonly QueryPart[]): Pick<SearchState, 'lists' | 'ranges'> {
  const ranges: Partial<Record<RangeAttribute, Range>> = {};
  for (const [attribute, range] of parts.flatMap((part) => Object.entries(part.ranges ?? {}))) {
    const name = attribute as RangeAttribute;
    ranges[name] = mergeRanges(ranges[name] ?? {}, range) ?? range;
  }
  return { lists: mergeChoices(parts.map(({ lists = {} }) => lists)), ranges };
}

function describeReading(typed: string, read: ReadQuery, reading: Reading): Understanding {
  const { lists, ranges, query } = toSearch(read, reading);
  const leftOut = [
    ...read.words.filter((word) => !reading.words.includes(word) && !word.pending),
    ...read.parts.filter((part) => !reading.parts.includes(part)),
  ];
  return {
    parts: reading.parts,
    lists,
    ranges,
    sortBy: chooseSort(reading.parts),
    near: reading.parts.flatMap(({ near }) => near ?? []).at(-1) ?? false,
    text: query,
    unknown: leftOut
      .map(({ start, end }) => ({ start, end, text: typed.slice(start, end) }))
      .sort((a, b) => a.start - b.start),
  };
}

/** The last order that is asked for, if the search has it. */
function chooseSort(parts: readonly QueryPart[]): SortName {
  const wanted = parts.findLast(({ sorts }) => sorts)?.sorts;
  return wanted?.map((name) => parseSortName(name)).find(Boolean) ?? '';
}
