import { useSearchState } from '#features/search/context/use-search-state.ts';
import { ALL_SORTS, type SortName, type SortOption } from '#search/state/state.ts';

export interface SortByProps {
  readonly on: 'wide' | 'narrow';
  /** The orders on offer. */
  readonly sorts: readonly SortOption[];
}

/**
 * The order of the results: above them on wide screens, beside the filters button on narrow ones. RelevanceNote says what
 * 'Most relevant' is.
 */
export function SortBy({ on, sorts }: SortByProps) {
  const [state, go] = useSearchState();
  // An order that typed words ask for is shown while it is in force.
  const unlisted = ALL_SORTS.find(
    ({ name }) => name === state.sortBy && !sorts.some((sort) => sort.name === name),
  );
  const options = unlisted ? [...sorts, unlisted] : sorts;
  return (
    <label className={on === 'wide' ? 'sort only-d' : 'sort'}>
      <span className="visually-hidden">Sort by</span>
      <select
        className="select"
        autoComplete="off"
        value={state.sortBy}
        onChange={(event) => go({ ...state, sortBy: event.target.value as SortName, page: 1 })}
      >
        {options.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
