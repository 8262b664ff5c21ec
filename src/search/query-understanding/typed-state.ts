import type { FacetName } from '#search/state/makes-and-models.ts';
import {
  type IndexUiState,
  isRefined,
  replaceRefinements,
  withoutSameAttributes,
} from '#search/state/ui-state.ts';
import { mergeParts } from './merge-parts.ts';
import type { QueryPart, Understanding } from './understanding.ts';

/*
 * A search has two forms. The typed one is that of addresses and of the search box: its query is what somebody typed. The
 * understood one is what engines and filters see: what was typed is filters, an order and the rest of the text.
 */

/** The understood form of a typed search. Typed words take the place of chosen values of the same attribute. */
export function toUnderstoodState(typed: IndexUiState, understanding: Understanding): IndexUiState {
  const { text: query, sortBy } = understanding;
  return { ...replaceRefinements(typed, understanding), query, sortBy: typed.sortBy || sortBy };
}

/** The typed form with another text. Choices that the text takes the place of are no longer part of it. */
export function replaceQuery(typed: IndexUiState, query: string, understanding: Understanding): IndexUiState {
  const { sortBy = '' } = typed;
  return {
    ...withoutSameAttributes(typed, understanding),
    query,
    page: 1,
    sortBy: understanding.sortBy ? '' : sortBy,
  };
}

/**
 * The typed form of a changed search. Words whose filter is still chosen stay in the text; words whose filter was changed by
 * hand leave it, and what is chosen instead becomes a filter of its own.
 */
export function toTypedState(
  next: IndexUiState,
  typed: IndexUiState,
  understanding: Understanding,
): IndexUiState {
  const before = toUnderstoodState(typed, understanding);
  const { query = '', sortBy = '', page = 1 } = next;
  // An order that words asked for goes with them.
  if (!isRefined(next) && query === '')
    return { sortBy: sortBy === before.sortBy ? (typed.sortBy ?? '') : sortBy, page };
  const kept = keepParts(understanding.parts, before, next);
  const hasOrder = kept.some(({ sorts }) => sorts);
  return {
    ...withoutSameAttributes(next, mergeParts(kept)),
    query: writeQuery(typed.query ?? '', understanding, kept, query),
    sortBy: hasOrder && sortBy === understanding.sortBy ? '' : sortBy,
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
  before: IndexUiState,
  next: IndexUiState,
): readonly QueryPart[] {
  const { refinementList: chosen = {}, range: ranges = {}, sortBy } = next;
  const kept = parts.filter(({ refinementList = {}, range = {}, sorts }) => {
    if (sorts && before.sortBy !== sortBy) return false;
    const isSameRange = (name: keyof typeof range) => before.range?.[name] === ranges[name];
    return (
      (Object.keys(range) as (keyof typeof range)[]).every(isSameRange) &&
      (Object.keys(refinementList) as FacetName[]).every((facet) =>
        refinementList[facet]?.every((value) => chosen[facet]?.includes(value)),
      )
    );
  });
  // Where other values are chosen beside those of words, all of them are filters.
  const { refinementList: whole = {} } = mergeParts(kept);
  const isWhole = (facet: FacetName) => whole[facet]?.length === chosen[facet]?.length;
  return kept.filter(({ refinementList = {} }) =>
    (Object.keys(refinementList) as FacetName[]).every(isWhole),
  );
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
