import { type PastSearch, pastSearch, readHistory, remember } from '#search/state/history.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { SearchState } from '#search/state/state.ts';

/** Where a dealer's history lies: of this tab only, gone when it is closed (T-26). */
function keyOf(slug: string): string {
  return `forecourt:${slug}:history`;
}

/** The last searches of this tab, newest first; none where nothing may be stored. */
export function pastSearches(slug: string): PastSearch[] {
  try {
    return readHistory(sessionStorage.getItem(keyOf(slug)));
  } catch {
    return [];
  }
}

/** Keeps a search that was looked at. One without filters is not kept. */
export function keepSearch(slug: string, state: SearchState, slugs: SlugTable): void {
  const entry = pastSearch(state, slugs);
  if (!entry) return;
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(remember(pastSearches(slug), entry)));
  } catch {
    // A browser that stores nothing has no history.
  }
}
