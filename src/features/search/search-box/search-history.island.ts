import { storageKey } from '#browser/storage.ts';
import { addToHistory, type RecentSearch, readHistory, toRecentSearch } from '#search/state/history.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { SearchState } from '#search/state/state.ts';

/** In sessionStorage: closing the tab removes it (T-26). */
const historyKey = (slug: string) => storageKey('history', slug);

/** The recent searches of this tab, newest first; empty where storage is disabled. */
export function readSearchHistory(slug: string): RecentSearch[] {
  try {
    return readHistory(sessionStorage.getItem(historyKey(slug)));
  } catch {
    return [];
  }
}

/** Adds a search to the history, unless it has no filters. */
export function addToSearchHistory(slug: string, state: SearchState, slugs: SlugTable): void {
  const entry = toRecentSearch(state, slugs);
  if (!entry) return;
  try {
    sessionStorage.setItem(historyKey(slug), JSON.stringify(addToHistory(readSearchHistory(slug), entry)));
  } catch {
    // Without storage there is no history.
  }
}
