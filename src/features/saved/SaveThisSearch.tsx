import { memo } from 'react';
import { useIsStored } from '#browser/stored-list.ts';
import { buildQueryString, parseQueryString } from '#search/state/url.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { savedSearches, toggleSavedSearch } from './saved-searches.ts';

/**
 * Saves the search of the address, on a page that is the same for every query string or for several paths. Not the button of
 * the search screen: sharing one would be a request more on every search page.
 */
export const SaveThisSearch = memo(function SaveThisSearch({ path }: { readonly path: string }) {
  const url = useHydrated() ? readSearchUrl() : path;
  const saved = useIsStored(savedSearches, (searches) => searches.some((search) => search.url === url));
  return (
    <button
      type="button"
      className="btn save-search"
      data-on={saved ? '' : undefined}
      // A press that hydrates the button is replayed before it is rendered with the address.
      onClick={() => toggleSavedSearch(readSearchUrl())}
    >
      <Icon name="bookmark" />
      <span>{saved ? 'Search saved' : 'Save this search'}</span>
    </button>
  );
});

function readSearchUrl(): string {
  const { pathname, search } = location;
  return (
    pathname.replace(/\/*$/, '/') + buildQueryString({ ...parseQueryString(search), page: 1, sortBy: '' })
  );
}
