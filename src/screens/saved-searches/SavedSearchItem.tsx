import { withSearch } from '#features/saved/saved-search.ts';
import { savedSearches } from '#features/saved/saved-searches.ts';
import { UndoNotice } from '#features/saved/UndoNotice.tsx';
import { usePreserveFocus } from '#ui/hooks/use-preserve-focus.ts';
import { SearchEntry, type SearchEntryProps } from './SearchEntry.tsx';

interface SavedSearchItemProps extends Omit<SearchEntryProps, 'deleteButton'> {
  /** Whether it is still saved. */
  readonly saved: boolean;
}

/** A saved search, or the notice in its place after it was deleted. */
export function SavedSearchItem({ saved, ...entry }: SavedSearchItemProps) {
  const { search, title } = entry;
  const button = usePreserveFocus<HTMLButtonElement>(saved);
  return (
    <li>
      {saved ? (
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
