/** The sort options in display order: name in URLs and label (T-15). */
const SORTS = [
  { name: 'relevance', label: 'Most relevant' },
  { name: 'created_at:desc', label: 'Latest' },
  { name: 'price:desc', label: 'Highest price' },
  { name: 'price:asc', label: 'Lowest price' },
] as const;

/** By distance from the visitor's postcode: offered by dealers with several places, and never a dealer's own order. */
export const NEAREST_SORT = 'distance:asc';

/** Sort options that may be offered besides them, in display order. */
const EXTRA_SORTS = [
  { name: 'km:asc', label: 'Lowest kilometres' },
  { name: 'year:desc', label: 'Newest year' },
  { name: 'saving:desc', label: 'Biggest saving' },
  { name: NEAREST_SORT, label: 'Nearest first' },
] as const;

/** Every order that an address can name: a link or a sentence may ask for one that the dealer does not offer. */
export const ALL_SORTS = [...SORTS, ...EXTRA_SORTS] as const;
type AnySort = (typeof ALL_SORTS)[number]['name'];
/** An order that a dealer may have as its own. */
export type DefinedSort = Exclude<AnySort, typeof NEAREST_SORT>;
export type ExtraSort = (typeof EXTRA_SORTS)[number]['name'];
/** '' is the dealer's default order, which is not part of URLs (T-16). */
export type SortName = '' | AnySort;
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
  return [...SORTS, ...EXTRA_SORTS.filter(({ name }) => name === own || extra.includes(name))].map(
    ({ name, label }) => ({
      name: parseSortName(name, own),
      label,
    }),
  );
}
