import type { ReactNode } from 'react';
import { useCurrentRefinements } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';

/** Stays within a thumb's reach on narrow screens and says how many filters are in force; `children` stand beside it. */
export function FiltersButton({ children }: { readonly children: ReactNode }) {
  const { items } = useCurrentRefinements({ excludedAttributes: [] });
  const count = items.reduce(
    (sum, item) => sum + (item.refinements[0]?.type === 'numeric' ? 1 : item.refinements.length),
    0,
  );
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
