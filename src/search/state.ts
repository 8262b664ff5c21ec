import type { ListAttribute, RangeAttribute } from './attributes.ts';

/** The sort options of spec 2 in their order: the name in URLs (relevance is not written) and what people read (T-15). */
export const SORTS = [
  { name: '', label: 'Most relevant' },
  { name: 'created_at:desc', label: 'Latest' },
  { name: 'price:desc', label: 'Highest price' },
  { name: 'price:asc', label: 'Lowest price' },
] as const;
export type Sort = (typeof SORTS)[number];
export type SortName = Sort['name'];

/** From and to, both included; an open end is absent. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** All that a search is about (spec 3 Search state). A list or range without a choice is absent. */
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
export function withoutFilters({ query, sortBy }: SearchState): SearchState {
  return { ...EMPTY_STATE, query, sortBy };
}

/** The chosen values of a list attribute; none when there is no choice. */
export function chosen(state: SearchState, attribute: ListAttribute): readonly string[] {
  return state.lists[attribute] ?? [];
}
