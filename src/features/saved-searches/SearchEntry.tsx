import { type VehicleWords, vehicleCount } from '#domain/vehicle-words.ts';
import type { SavedSearch } from './saved-search.ts';
import type { SearchCounts } from './search-counts.ts';

export interface SearchEntryProps {
  readonly search: SavedSearch;
  /** What is read for it. */
  readonly title: string;
  /** Undefined while they are not known. */
  readonly counts: SearchCounts | undefined;
  readonly vehicle: VehicleWords;
  /** Whether its name is being changed. */
  readonly renaming: boolean;
}

/** A saved search: what it is, how many cars it finds now and how many of them are new, and what can be done with it. */
export function SearchEntry({ search, title, counts, vehicle, renaming }: SearchEntryProps) {
  return (
    <>
      <h2>
        <a href={search.url} data-open>
          {title}
        </a>
      </h2>
      {counts && (
        <p className="num">
          {vehicleCount(counts.all, vehicle)}
          {counts.fresh > 0 && (
            <>
              , <b>{`${counts.fresh} new since your last visit`}</b>
            </>
          )}
        </p>
      )}
      {renaming ? (
        <form className="searches__rename">
          <label className="field">
            <span>Name of this search</span>
            <input
              name="name"
              maxLength={80}
              autoComplete="off"
              defaultValue={search.name}
              placeholder={title}
            />
          </label>
          <button type="submit" className="btn btn--sm">
            Save name
          </button>
        </form>
      ) : (
        <p className="searches__act">
          <button type="button" className="btn btn--sm" data-rename aria-label={`Rename ${title}`}>
            Rename
          </button>
          <button type="button" className="btn btn--sm" data-delete aria-label={`Delete ${title}`}>
            Delete
          </button>
        </p>
      )}
    </>
  );
}

/** What is left in a search's place until the page is left. */
export function DeletedEntry({ title }: { readonly title: string }) {
  return (
    <p className="notice">
      <span>{`${title} deleted.`}</span>
      <button type="button" className="btn btn--sm" data-undo aria-label={`Undo: keep ${title}`}>
        Undo
      </button>
    </p>
  );
}
