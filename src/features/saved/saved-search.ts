/** A saved search; its URL contains all of its state. */
export interface SavedSearch {
  /** '/search/toyota/?price=20000:40000', as searchUrl writes it. */
  readonly url: string;
  /** The visitor's own name for it; empty: described by its filters. */
  readonly name: string;
  /** UNIX seconds: the build time of the page that last showed it. Cars that arrived later are new to the visitor. */
  readonly seen_at: number;
}

/** Parses a stored value; undefined if it is not a saved search. */
export function readSavedSearch(stored: unknown): SavedSearch | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { url, name, seen_at } = stored as SavedSearch;
  // It becomes a link, so it must be an address of this site's search.
  if (typeof url !== 'string' || !url.startsWith('/search/')) return undefined;
  return typeof name === 'string' && Number.isFinite(seen_at) ? { url, name, seen_at } : undefined;
}

/** As many as a visitor can still survey in one list. */
export const MAX_SAVED_SEARCHES = 30;

/** The list with the search first; a full list loses its oldest search. */
export function withSearch(list: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  return [search, ...withoutSearch(list, search.url)].slice(0, MAX_SAVED_SEARCHES);
}

/** The list without the search of a URL. */
export function withoutSearch(list: readonly SavedSearch[], url: string): readonly SavedSearch[] {
  return list.filter((search) => search.url !== url);
}

/** The list with one search changed, at the same position. */
export function updateSavedSearch(
  list: readonly SavedSearch[],
  url: string,
  change: Partial<Omit<SavedSearch, 'url'>>,
): readonly SavedSearch[] {
  return list.map((search) => (search.url === url ? { ...search, ...change } : search));
}
