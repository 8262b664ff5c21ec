import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { chips } from '#search/chips.ts';
import { useSearchState } from './use-search-state.ts';

/** Stays within a thumb's reach on narrow screens and says how many filters are in force; `children` stand beside it. */
export function FiltersButton({ children }: { readonly children: ReactNode }) {
  const [state] = useSearchState();
  const count = chips(state).length;
  return (
    <div className="sticky only-m">
      <button type="button" className="btn btn--primary" popoverTarget="filters">
        <Icon name="filters" />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </button>
      {children}
    </div>
  );
}
