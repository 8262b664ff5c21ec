import { useSortBy } from 'react-instantsearch';
import { sortedIndex } from '#search/instantsearch/ui-state.ts';
import { SORTS, type Sort } from '#search/state.ts';

export interface SortByProps {
  readonly on: 'wide' | 'narrow';
  /** Those that are offered. */
  readonly sorts?: readonly Sort[];
}

/**
 * The order of the results (spec 2), with the chosen one in sight: above the results on wide screens, beside the filters
 * button on narrow ones. Most relevant is what fits the typed words best, then the dealer's own order.
 */
export function SortBy({ on, sorts = SORTS }: SortByProps) {
  const items = sorts.map(({ name, label }) => ({ value: sortedIndex(name), label }));
  const { currentRefinement, refine } = useSortBy({ items });
  return (
    <label
      className={on === 'wide' ? 'sort only-d' : 'sort'}
      title="Most relevant: what fits your words best, newest first"
    >
      <span className="vh">Sort by</span>
      <select
        className="select"
        autoComplete="off"
        value={currentRefinement}
        onChange={(event) => refine(event.target.value)}
      >
        {items.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
