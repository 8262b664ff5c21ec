import { announce } from '#browser/announce.ts';
import { createStoredList } from '#browser/stored-list.ts';
import { readSavedSearch, withoutSearch, withSearch } from './saved-search.ts';

/** The visitor's saved searches, latest first. */
export const savedSearches = createStoredList('saved-searches', readSavedSearch);

/** Saves the search of a URL, or removes it if it is saved. */
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
 * The build time of this page, in UNIX seconds; 0 if unknown. Not the visitor's clock: a car that arrives after the build is
 * new to anyone who saw this page.
 */
export function getPageBuildTime(): number {
  return Math.floor(Date.parse(document.documentElement.dataset.built ?? '') / 1000) || 0;
}
