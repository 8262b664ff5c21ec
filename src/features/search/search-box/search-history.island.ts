import { storageKey } from '#browser/storage.ts';
import { addToHistory, type RecentSearch, readHistory, toRecentSearch } from '#search/state/history.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { SearchState } from '#search/state/state.ts';

/** Stored for this tab only: it is gone when the tab is closed (T-26). */
const historyKey = (slug: string) => storageKey('history', slug);

/** The last searches of this tab, newest first; none where nothing may be stored. */
export function readSearchHistory(slug: string): RecentSearch[] {
  try {
    return readHistory(sessionStorage.getItem(historyKey(slug)));
  } catch {
    return [];
  }
}

/** Stores a search that was looked at, unless it has no filters. */
export function addToSearchHistory(slug: string, state: SearchState, slugs: SlugTable): void {
  const entry = toRecentSearch(state, slugs);
  if (!entry) return;
  try {
    sessionStorage.setItem(historyKey(slug), JSON.stringify(addToHistory(readSearchHistory(slug), entry)));
  } catch {
    // A browser that stores nothing has no history.
  }
}
