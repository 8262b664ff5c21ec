import type { ListAttribute, RangeAttribute } from './attributes.ts';

/** The sort options in their order: the name in URLs and what people read (T-15). */
export const SORTS = [
  { name: 'relevance', label: 'Most relevant' },
  { name: 'created_at:desc', label: 'Latest' },
  { name: 'price:desc', label: 'Highest price' },
  { name: 'price:asc', label: 'Lowest price' },
] as const;
export type DefinedSort = (typeof SORTS)[number]['name'];
/** '' is the dealer's own order, which addresses do not say (T-16). */
export type SortName = '' | DefinedSort;
/** An order that a screen offers. */
export interface SortOption {
  readonly name: SortName;
  readonly label: string;
}

/** An order by its name, as a state holds it: '' for the dealer's own, and for a name that is none. */
export function parseSortName(name: string | null, own: DefinedSort = 'relevance'): SortName {
  return SORTS.find((sort) => sort.name === name && name !== own)?.name ?? '';
}

/** The orders that a screen offers where `own` is the dealer's. */
export function getSortOptions(own?: DefinedSort): SortOption[] {
  return SORTS.map(({ name, label }) => ({ name: parseSortName(name, own), label }));
}

/** From and to, both included; an open end is absent. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** All that a search is about. A list or range without a choice is absent. */
export interface SearchState {
  readonly query: string;
  /** 1-based. */
  readonly page: number;
  readonly sortBy: SortName;
  readonly lists: Readonly<Partial<Record<ListAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, Range>>>;
}

export const EMPTY_STATE: SearchState = { query: '', page: 1, sortBy: '', lists: {}, ranges: {} };

/** Whether any filter is in force: a text, an order or a page is none. */
export function isRefined({ lists, ranges }: SearchState): boolean {
  return Object.keys(lists).length > 0 || Object.keys(ranges).length > 0;
}

/** The search without its filters: the text and the order stay. */
export function clearRefinements({ query, sortBy }: SearchState): SearchState {
  return { ...EMPTY_STATE, query, sortBy };
}

/** The chosen values of a list attribute; none when there is no choice. */
export function refinedValues(state: SearchState, attribute: ListAttribute): readonly string[] {
  return state.lists[attribute] ?? [];
}
