import { useEffect, useRef } from 'react';
import { afterPaint } from '#features/search/context/after-paint.ts';
import { useUnderstoodSearch } from '#features/search/context/use-search-state.ts';
import { useOptimisticChoice } from '#features/search/refinements/use-optimistic-choice.ts';
import type { SortName, SortOption } from '#search/state/state.ts';

export interface SortByProps {
  readonly on: 'wide' | 'narrow';
  /** The orders on offer, and the one in force. */
  readonly sorts: readonly SortOption[];
}

/**
 * The order of the results: above them on wide screens, beside the filters button on narrow ones. RelevanceNote says what
 * 'Most relevant' is.
 */
export function SortBy({ on, sorts }: SortByProps) {
  const { state, change } = useUnderstoodSearch();
  const [optimistic, setOptimistic] = useOptimisticChoice<SortName>(state.sortBy);
  const field = useRef<HTMLSelectElement>(null);
  const choose = (sortBy: SortName) => {
    setOptimistic(sortBy);
    afterPaint(() => change((current) => ({ ...current, sortBy, page: 1 })));
  };
  // Picks up an order chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const chosen = field.current?.value ?? state.sortBy;
    if (chosen !== state.sortBy) choose(chosen as SortName);
  }, []);
  return (
    <label className={on === 'wide' ? 'sort only-d' : 'sort'}>
      <span className="visually-hidden">Sort by</span>
      <select
        ref={field}
        className="select"
        autoComplete="off"
        value={optimistic ?? state.sortBy}
        onChange={(event) => choose(event.target.value as SortName)}
      >
        {sorts.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
