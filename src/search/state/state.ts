import type { ListAttribute, RangeAttribute } from './attributes.ts';

/** The sort options in display order: name in URLs and label (T-15). */
export const SORTS = [
  { name: 'relevance', label: 'Most relevant' },
  { name: 'created_at:desc', label: 'Latest' },
  { name: 'price:desc', label: 'Highest price' },
  { name: 'price:asc', label: 'Lowest price' },
] as const;
export type DefinedSort = (typeof SORTS)[number]['name'];
/** '' is the dealer's default order, which is not part of URLs (T-16). */
export type SortName = '' | DefinedSort;
/** A sort option on a screen. */
export interface SortOption {
  readonly name: SortName;
  readonly label: string;
}

/** The sort with a name; '' for the dealer's default order and for unknown names. */
export function parseSortName(name: string | null, own: DefinedSort = 'relevance'): SortName {
  return SORTS.find((sort) => sort.name === name && name !== own)?.name ?? '';
}

/** The sort options of a screen. `own`: the dealer's default order. */
export function getSortOptions(own?: DefinedSort): SortOption[] {
  return SORTS.map(({ name, label }) => ({ name: parseSortName(name, own), label }));
}

/** From and to, both included; an open end is absent. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** The complete state of a search. Lists and ranges without a choice are absent. */
export interface SearchState {
  readonly query: string;
  /** 1-based. */
  readonly page: number;
  readonly sortBy: SortName;
  readonly lists: Readonly<Partial<Record<ListAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, Range>>>;
}

export const EMPTY_STATE: SearchState = { query: '', page: 1, sortBy: '', lists: {}, ranges: {} };

/** Whether any filter is set; a query, an order or a page is not a filter. */
export function isRefined({ lists, ranges }: SearchState): boolean {
  return Object.keys(lists).length > 0 || Object.keys(ranges).length > 0;
}

/** The search without its filters; the query and the order stay. */
export function clearRefinements({ query, sortBy }: SearchState): SearchState {
  return { ...EMPTY_STATE, query, sortBy };
}

/** The chosen values of a list attribute; empty if there are none. */
export function refinedValues(state: SearchState, attribute: ListAttribute): readonly string[] {
  return state.lists[attribute] ?? [];
}
