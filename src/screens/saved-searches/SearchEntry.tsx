import { type Ref, type SubmitEvent, useState } from 'react';
import { formatVehicleCount, type VehicleNoun } from '#domain/vehicle-noun.ts';
import { type SavedSearch, updateSavedSearch, withoutSearch } from '#features/saved/saved-search.ts';
import { getPageBuildTime, savedSearches } from '#features/saved/saved-searches.ts';
import { usePreserveFocus } from '#ui/hooks/use-preserve-focus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { SearchCounts } from './search-updates.ts';

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

interface RenameSearchProps {
  /** The visitor's own name for it; empty if there is none. */
  readonly name: string;
  /** Its title without a name. */
  readonly title: string;
  readonly input: Ref<HTMLInputElement>;
  /** An empty name removes the visitor's own. */
  readonly onRename: (name: string) => void;
}

/** Gives a saved search a name. */
function RenameSearch({ name, title, input, onRename }: RenameSearchProps) {
  const rename = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRename(String(new FormData(event.currentTarget).get('name') ?? '').trim());
  };
  return (
    <form className="searches__rename" onSubmit={rename}>
      <label className="field">
        <span>Search name</span>
        <input
          ref={input}
          name="name"
          maxLength={80}
          autoComplete="off"
          defaultValue={name}
          placeholder={title}
        />
      </label>
      <button type="submit" className="btn btn--sm">
        Save name
      </button>
    </form>
  );
}
