import { useIsStored } from '#browser/stored-list.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { savedSearches, toggleSavedSearch } from './saved-searches.ts';

/** Saves the search of a URL on the visitor's device, or removes it. */
export function SaveSearchButton({ url }: { readonly url: string }) {
  const saved = useIsStored(savedSearches, (searches) => searches.some((search) => search.url === url));
  return (
    <button
      type="button"
      className="btn btn--quiet btn--sm save-search"
      data-on={saved ? '' : undefined}
      onClick={() => toggleSavedSearch(url)}
    >
      <Icon name="bookmark" />
      <span>{saved ? 'Search saved' : 'Save this search'}</span>
    </button>
  );
}
