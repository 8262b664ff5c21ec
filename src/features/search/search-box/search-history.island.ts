import { addToHistory, type RecentSearch, readHistory, toRecentSearch } from '#search/state/history.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { SearchState } from '#search/state/state.ts';

/** Where a dealer's history lies: of this tab only, gone when it is closed (T-26). */
function storageKey(slug: string): string {
  return `forecourt:${slug}:history`;
}

/** The last searches of this tab, newest first; none where nothing may be stored. */
export function readSearchHistory(slug: string): RecentSearch[] {
  try {
    return readHistory(sessionStorage.getItem(storageKey(slug)));
  } catch {
    return [];
  }
}

/** Keeps a search that was looked at. One without filters is not kept. */
export function addToSearchHistory(slug: string, state: SearchState, slugs: SlugTable): void {
  const entry = toRecentSearch(state, slugs);
  if (!entry) return;
  try {
    sessionStorage.setItem(storageKey(slug), JSON.stringify(addToHistory(readSearchHistory(slug), entry)));
  } catch {
    // A browser that stores nothing has no history.
  }
}
