import { announce } from '#browser/announce.ts';
import { createStoredList } from '#browser/stored-list.ts';
import { readSavedSearch, withoutSearch, withSearch } from './saved-search.ts';

/** The visitor's saved searches, the latest first. */
export const savedSearches = createStoredList('saved-searches', readSavedSearch);

/** Saves the search at an address, or forgets it when it is saved. */
export function toggleSavedSearch(url: string): void {
  const list = savedSearches.get();
  if (list.some((search) => search.url === url)) {
    savedSearches.set(withoutSearch(list, url));
    announce('Search removed from saved');
  } else {
    savedSearches.set(withSearch(list, { url, name: '', seen_at: getPageBuildTime() }));
    announce('Search saved');
  }
}

/**
 * When this page was made, in UNIX seconds. Not the visitor's clock: a car that came in after the page was made is new to
 * whoever saw the page later.
 */
export function getPageBuildTime(): number {
  return Math.floor(Date.parse(document.documentElement.dataset.built ?? '') / 1000) || 0;
}
