import { useStoredList } from '#browser/use-stored-list.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { savedSearches, toggleSavedSearch } from './saved-searches.ts';

interface SaveSearchButtonProps {
  readonly url: string;
  /** The URL at the time of a press, where `url` may not know it yet. */
  readonly readUrl?: () => string;
  /** 'quiet': beside a heading, where a phone shows the icon alone. */
  readonly look?: 'quiet' | 'button';
}

/** Saves the search of a URL on the visitor's device, or removes it. */
export function SaveSearchButton({ url, readUrl = () => url, look = 'quiet' }: SaveSearchButtonProps) {
  const saved = useStoredList(savedSearches).some((search) => search.url === url);
  return (
    <button
      type="button"
      className={look === 'quiet' ? 'btn btn--quiet btn--sm save-search' : 'btn save-search'}
      data-on={saved ? '' : undefined}
      onClick={() => toggleSavedSearch(readUrl())}
    >
      <Icon name="bookmark" />
      <span>{saved ? 'Search saved' : 'Save this search'}</span>
    </button>
  );
}
