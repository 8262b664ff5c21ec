import type { ListAttribute, RangeAttribute } from './attributes.ts';

/** The sort options in display order: name in URLs and label (T-15). */
const SORTS = [
  { name: 'relevance', label: 'Most relevant' },
  { name: 'created_at:desc', label: 'Latest' },
  { name: 'price:desc', label: 'Highest price' },
  { name: 'price:asc', label: 'Lowest price' },
] as const;

/** Sort options that a dealer may add to them, in display order. */
export const EXTRA_SORTS = [
  { name: 'km:asc', label: 'Lowest kilometres' },
  { name: 'year:desc', label: 'Newest year' },
  { name: 'saving:desc', label: 'Biggest saving' },
] as const;

/** The order by distance from the visitor's postcode, offered by dealers with several places. */
export const NEAREST_SORT = { name: 'distance:asc', label: 'Nearest first' } as const;

/** The orders that need nothing of a visitor. */
export const STOCK_SORTS = [...SORTS, ...EXTRA_SORTS] as const;

/** Every order that an address can name: a link or a sentence may ask for one that the dealer does not offer. */
export const ALL_SORTS = [...STOCK_SORTS, NEAREST_SORT] as const;
/** An order that a dealer may have as its own. */
export type DefinedSort = (typeof STOCK_SORTS)[number]['name'];
export type ExtraSort = (typeof EXTRA_SORTS)[number]['name'];
/** '' is the dealer's default order, which is not part of URLs (T-16). */
export type SortName = '' | (typeof ALL_SORTS)[number]['name'];
/** A sort option on a screen. */
export interface SortOption {
  readonly name: SortName;
  readonly label: string;
}

/** The sort with a name; '' for the dealer's default order and for unknown names. */
export function parseSortName(name: string | null, own: DefinedSort = 'relevance'): SortName {
  return ALL_SORTS.find((sort) => sort.name === name && name !== own)?.name ?? '';
}

/** The sort options of a screen. `own`: the dealer's default order; `extra`: those that are offered besides the four. */
export function getSortOptions(own?: DefinedSort, extra: readonly SortName[] = []): SortOption[] {
  const isOffered = (name: SortName) => name === own || extra.includes(name);
  const others = [...EXTRA_SORTS, NEAREST_SORT].filter(({ name }) => isOffered(name));
  return [...SORTS, ...others].map(({ name, label }) => ({ name: parseSortName(name, own), label }));
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
