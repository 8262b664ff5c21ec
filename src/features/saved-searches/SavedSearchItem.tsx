import { useFocusInPlace } from '#components/use-focus-in-place.ts';
import { UndoNotice } from '#features/device/UndoNotice.tsx';
import { SearchEntry, type SearchEntryProps } from './SearchEntry.tsx';
import { withSearch } from './saved-search.ts';
import { savedSearches } from './saved-searches.ts';

interface SavedSearchItemProps extends Omit<SearchEntryProps, 'deleteButton'> {
  /** Whether it is still saved. */
  readonly kept: boolean;
}

/** A saved search, or what is left in its place after it was deleted. */
export function SavedSearchItem({ kept, ...entry }: SavedSearchItemProps) {
  const { search, title } = entry;
  const button = useFocusInPlace<HTMLButtonElement>(kept);
  return (
    <li>
      {kept ? (
        <SearchEntry {...entry} deleteButton={button} />
      ) : (
        <UndoNotice
          done={`${title} deleted.`}
          label={`Undo: keep ${title}`}
          onUndo={() => savedSearches.set(withSearch(savedSearches.get(), search))}
          button={button}
        />
      )}
    </li>
  );
}
