import { useSortBy } from 'react-instantsearch';
import { sortedIndex } from '#search/instantsearch/ui-state.ts';
import { SORTS } from '#search/state.ts';

const ITEMS = SORTS.map(({ name, label }) => ({ value: sortedIndex(name), label }));

/**
 * The order of the results (spec 2), with the chosen one in sight: above the results on wide screens, beside the filters
 * button on narrow ones. Most relevant is what fits the typed words best, then the dealer's own order.
 */
export function SortBy({ on }: { readonly on: 'wide' | 'narrow' }) {
  const { currentRefinement, refine } = useSortBy({ items: ITEMS });
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
        {ITEMS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
