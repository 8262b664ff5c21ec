import { type Ref, useState } from 'react';
import { formatVehicleCount, type VehicleNoun } from '#domain/vehicle-noun.ts';
import { type SavedSearch, updateSavedSearch, withoutSearch } from '#features/saved/saved-search.ts';
import { getPageBuildTime, savedSearches } from '#features/saved/saved-searches.ts';
import { usePreserveFocus } from '#ui/hooks/use-preserve-focus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { RenameSearch } from './RenameSearch.tsx';
import type { SearchCounts } from './search-counts.ts';

export interface SearchEntryProps {
  readonly search: SavedSearch;
  /** Its title. */
  readonly title: string;
  /** Undefined until they are known. */
  readonly counts: SearchCounts | undefined;
  readonly vehicle: VehicleNoun;
  /** A ref to the button that deletes it. */
  readonly deleteButton: Ref<HTMLButtonElement>;
}

/** A saved search: title, number of cars and new ones, and its actions. */
export function SearchEntry({ search, title, counts, vehicle, deleteButton }: SearchEntryProps) {
  const { url, name } = search;
  const [renaming, setRenaming] = useState(false);
  const control = usePreserveFocus<HTMLInputElement & HTMLButtonElement>(renaming);
  const change = (to: Partial<SavedSearch>) =>
    savedSearches.set(updateSavedSearch(savedSearches.get(), url, to));
  return (
    <>
      <h2>
        <a href={url} onClick={() => change({ seen_at: getPageBuildTime() })}>
          {title}
          <Icon name="right" />
        </a>
      </h2>
      {counts && <ResultCount counts={counts} vehicle={vehicle} />}
      {renaming ? (
        <RenameSearch
          name={name}
          title={title}
          input={control}
          onRename={(to) => {
            setRenaming(false);
            change({ name: to });
          }}
        />
      ) : (
        <p className="searches__act">
          <button
            ref={control}
            type="button"
            className="btn btn--sm"
            aria-label={`Rename ${title}`}
            onClick={() => setRenaming(true)}
          >
            Rename
          </button>
          <button
            ref={deleteButton}
            type="button"
            className="btn btn--sm"
            aria-label={`Delete ${title}`}
            onClick={() => savedSearches.set(withoutSearch(savedSearches.get(), url))}
          >
            Delete
          </button>
        </p>
      )}
    </>
  );
}

function ResultCount({ counts, vehicle }: { readonly counts: SearchCounts; readonly vehicle: VehicleNoun }) {
  if (counts.all === 0) return <p>None in stock right now</p>;
  return (
    <p className="num">
      {formatVehicleCount(counts.all, vehicle)}
      {counts.fresh > 0 && (
        <>
          , <b>{`${counts.fresh} new since your last visit`}</b>
        </>
      )}
    </p>
  );
}
