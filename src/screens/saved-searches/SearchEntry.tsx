import { type Ref, useState } from 'react';
import { type VehicleWords, vehicleCount } from '#domain/vehicle-noun.ts';
import { changedSearch, type SavedSearch, withoutSearch } from '#features/saved/saved-search.ts';
import { pageMade, savedSearches } from '#features/saved/saved-searches.ts';
import { useFocusInPlace } from '#ui/hooks/use-focus-in-place.ts';
import { RenameSearch } from './RenameSearch.tsx';
import type { SearchCounts } from './search-counts.ts';

export interface SearchEntryProps {
  readonly search: SavedSearch;
  /** What is read for it. */
  readonly title: string;
  /** Undefined while they are not known. */
  readonly counts: SearchCounts | undefined;
  readonly vehicle: VehicleWords;
  /** For the button that deletes it. */
  readonly deleteButton: Ref<HTMLButtonElement>;
}

/** A saved search: what it is, how many cars it finds now and how many of them are new, and what can be done with it. */
export function SearchEntry({ search, title, counts, vehicle, deleteButton }: SearchEntryProps) {
  const { url, name } = search;
  const [renaming, setRenaming] = useState(false);
  const control = useFocusInPlace<HTMLInputElement & HTMLButtonElement>(renaming);
  const change = (to: Partial<SavedSearch>) => savedSearches.set(changedSearch(savedSearches.get(), url, to));
  return (
    <>
      <h2>
        <a href={url} onClick={() => change({ seen_at: pageMade() })}>
          {title}
        </a>
      </h2>
      {counts && <FoundCars counts={counts} vehicle={vehicle} />}
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

function FoundCars({ counts, vehicle }: { readonly counts: SearchCounts; readonly vehicle: VehicleWords }) {
  return (
    <p className="num">
      {vehicleCount(counts.all, vehicle)}
      {counts.fresh > 0 && (
        <>
          , <b>{`${counts.fresh} new since your last visit`}</b>
        </>
      )}
    </p>
  );
}
