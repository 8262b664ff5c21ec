import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';
import { combineMakesAndModels, MAKE_ATTRIBUTES } from '#search/state/makes-and-models.ts';
import { EMPTY_STATE, isRefined, type SearchState } from '#search/state/state.ts';
import { mergeChoices } from './merge-choices.ts';
import type { QueryPart, Understanding } from './understanding.ts';

/*
 * A search has two forms. The typed one is that of addresses and of the search box: its query is what somebody typed. The
 * understood one is what engines and filters see: what was typed is filters, an order and the rest of the text.
 */

type Lists = SearchState['lists'];

/** The understood form of a typed search. Typed words take the place of chosen values of the same attribute. */
export function toUnderstoodState(
  typed: SearchState,
  { lists, ranges, sortBy, text }: Understanding,
): SearchState {
  return {
    ...typed,
    query: text,
    sortBy: typed.sortBy || sortBy,
    lists: { ...withoutAttributes(typed.lists, lists), ...lists },
    ranges: { ...typed.ranges, ...ranges },
  };
}

/** The typed form with another text. Choices that the text takes the place of are no longer part of it. */
export function replaceQuery(typed: SearchState, query: string, understanding: Understanding): SearchState {
  const ranges = { ...typed.ranges };
  for (const name of Object.keys(understanding.ranges) as RangeAttribute[]) delete ranges[name];
  return {
    query,
    page: 1,
    sortBy: understanding.sortBy ? '' : typed.sortBy,
    lists: withoutAttributes(typed.lists, understanding.lists),
    ranges,
  };
}

/**
 * The typed form of a changed search. Words whose filter is still chosen stay in the text; words whose filter was changed by
 * hand leave it, and what is chosen instead becomes a filter of its own.
 */
export function toTypedState(
  next: SearchState,
  typed: SearchState,
  understanding: Understanding,
): SearchState {
  const before = toUnderstoodState(typed, understanding);
  // An order that words asked for goes with them.
  const sortBy = next.sortBy === before.sortBy ? typed.sortBy : next.sortBy;
  if (!isRefined(next) && next.query === '') return { ...EMPTY_STATE, sortBy, page: next.page };
  const kept = keepParts(understanding.parts, before, next);
  const ranges = { ...next.ranges };
  for (const part of kept)
    for (const name of Object.keys(part.ranges ?? {}) as RangeAttribute[]) delete ranges[name];
  const orders = kept.some(({ sorts }) => sorts);
  return {
    ...next,
    query: writeQuery(typed.query, understanding, kept, next.query),
    sortBy: orders && next.sortBy === understanding.sortBy ? '' : next.sortBy,
    lists: withoutAttributes(next.lists, listsOf(kept)),
    ranges,
  };
}

/** The typed text without one stretch of it: a word that was not understood, or 'near me'. */
export function withoutWords(
  query: string,
  { start, end }: { readonly start: number; readonly end: number },
) {
  return tidy(blank(query.normalize('NFC'), [{ start, end }]));
}

function keepParts(
  parts: readonly QueryPart[],
  before: SearchState,
  next: SearchState,
): readonly QueryPart[] {
  let kept = parts.filter(({ lists = {}, ranges = {}, sorts }) => {
    if (sorts && before.sortBy !== next.sortBy) return false;
    if (Object.keys(ranges).some((name) => !isSameRange(name as RangeAttribute, before, next))) return false;
    const chosen = facetsOf(next.lists);
    return Object.entries(facetsOf(lists)).every(([name, values]) =>
      values.every((value) => chosen[name]?.includes(value)),
    );
  });
  // Where other values are chosen beside those of words, all of them are filters.
  const chosen = facetsOf(next.lists);
  for (const [name, values] of Object.entries(facetsOf(listsOf(kept)))) {
    const isWhole = values.length === chosen[name]?.length;
    if (!isWhole) kept = kept.filter(({ lists = {} }) => !(name in facetsOf(lists)));
  }
  return kept;
}

function listsOf(parts: readonly QueryPart[]): Lists {
  return mergeChoices(parts.map(({ lists = {} }) => lists));
}

/** The chosen values by facet: makes and models are one. */
function facetsOf(lists: Lists): Readonly<Record<string, readonly string[]>> {
  return combineMakesAndModels(lists);
}

/** Makes and models are chosen together: 'mazda' takes the place of a Toyota HiLux. */
function withoutAttributes(lists: Lists, removed: Lists): Lists {
  const names = Object.keys(removed) as ListAttribute[];
  const all = names.some((name) => MAKE_ATTRIBUTES.includes(name)) ? [...names, ...MAKE_ATTRIBUTES] : names;
  return Object.fromEntries(
    (Object.entries(lists) as [ListAttribute, readonly string[]][]).filter(([name]) => !all.includes(name)),
  );
}

function isSameRange(name: RangeAttribute, a: SearchState, b: SearchState): boolean {
  const { min, max } = a.ranges[name] ?? {};
  return min === b.ranges[name]?.min && max === b.ranges[name]?.max;
}

function writeQuery(
  query: string,
  { parts, text, unknown }: Understanding,
  kept: readonly QueryPart[],
  nextText: string,
): string {
  const typed = query.normalize('NFC');
  const removed = parts.filter((part) => !kept.includes(part));
  const left = kept.length + unknown.length > 0 || nextText !== '';
  if (!left) return '';
  if (nextText === text) return tidy(blank(typed, removed));
  return tidy([...kept.map(({ start, end }) => typed.slice(start, end)), nextText].join(' '));
}

function blank(text: string, stretches: readonly { readonly start: number; readonly end: number }[]): string {
  let result = text;
  for (const { start, end } of stretches)
    result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  return result;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
