import { useSortBy } from 'react-instantsearch';
import { sortedIndex } from '#search/instantsearch/ui-state.ts';
import { SORTS, type Sort } from '#search/state.ts';

/** The order of the results (spec 2), with the chosen one in sight. `sorts`: those that are offered. */
export function SortBy({ sorts = SORTS }: { readonly sorts?: readonly Sort[] }) {
  const items = sorts.map(({ name, label }) => ({ value: sortedIndex(name), label }));
  const { currentRefinement, refine } = useSortBy({ items });
  return (
    <label className="sort">
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
