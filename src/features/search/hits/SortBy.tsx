import { useEffect, useRef } from 'react';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useOptimisticChoice } from '#features/search/refinements/use-optimistic-choice.ts';
import type { SortName, SortOption } from '#search/state/sorts.ts';

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
  const { search, change } = useSearch();
  const [shown, choose] = useOptimisticChoice<SortName>(search.sortBy ?? '', (sortBy) =>
    change((current) => ({ ...current, sortBy, page: 1 })),
  );
  const field = useRef<HTMLSelectElement>(null);
  // Picks up an order chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const chosen = field.current?.value ?? shown;
    if (chosen !== shown) choose(chosen as SortName);
  }, []);
  return (
    <label className={on === 'wide' ? 'sort only-d' : 'sort'}>
      <span className="visually-hidden">Sort by</span>
      <select
        ref={field}
        className="select"
        autoComplete="off"
        value={shown}
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
