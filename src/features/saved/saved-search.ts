/** A search that a visitor keeps: its address says all there is to it. */
export interface SavedSearch {
  /** '/search/toyota/?price=20000:40000': as searchUrl writes it. */
  readonly url: string;
  /** The visitor's own name for it; empty = what it searches for. */
  readonly name: string;
  /** UNIX seconds up to which its cars are known: when the page that it was last seen on was made. */
  readonly seen_at: number;
}

/** What was kept, if it reads as a saved search. */
export function readSavedSearch(kept: unknown): SavedSearch | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { url, name, seen_at } = kept as SavedSearch;
  // It becomes a link: only an address of this site's search may.
  if (typeof url !== 'string' || !url.startsWith('/search/')) return undefined;
  return typeof name === 'string' && Number.isFinite(seen_at) ? { url, name, seen_at } : undefined;
}

/** As many as a list can be read through. */
export const MAX_SAVED_SEARCHES = 30;

/** The list with the search at its head; the one that it pushes out of a full list is the oldest. */
export function withSearch(list: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  return [search, ...withoutSearch(list, search.url)].slice(0, MAX_SAVED_SEARCHES);
}

/** The list without the search of an address. */
export function withoutSearch(list: readonly SavedSearch[], url: string): readonly SavedSearch[] {
  return list.filter((search) => search.url !== url);
}

/** The list with one search changed where it stands. */
export function updateSavedSearch(
  list: readonly SavedSearch[],
  url: string,
  change: Partial<Omit<SavedSearch, 'url'>>,
): readonly SavedSearch[] {
  return list.map((search) => (search.url === url ? { ...search, ...change } : search));
}
