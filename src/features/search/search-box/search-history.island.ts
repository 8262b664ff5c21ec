import { readSessionAttribution } from '#browser/session-attribution.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import {
  addToHistory,
  addUnrecorded,
  type RecentSearch,
  readHistory,
  toRecentSearch,
} from '#search/state/history.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

/** Closing the tab removes it (T-26). */
const STORE = 'sessionStorage';
const NAME = 'history';

/** The recent searches of this tab, newest first; empty where storage is disabled. */
export function readSearchHistory(slug: string): RecentSearch[] {
  return readHistory(readStored(STORE, NAME, slug));
}

/** Adds a search to the history, unless it has no filters. */
export function addToSearchHistory(slug: string, state: IndexUiState, slugs: SlugTable): void {
  const entry = toRecentSearch(state, slugs);
  if (entry) writeStored(STORE, NAME, addToHistory(readSearchHistory(slug), entry), slug);
}

/** Adds the searches of earlier pages of the visit that were left before their scripts had loaded. */
export function addPagesLeftEarly(slug: string, slugs: SlugTable): void {
  const history = readSearchHistory(slug);
  const earlier = readSessionAttribution().visited_pages.slice(0, -1);
  const more = addUnrecorded(history, earlier, slugs);
  if (more !== history) writeStored(STORE, NAME, more, slug);
}
