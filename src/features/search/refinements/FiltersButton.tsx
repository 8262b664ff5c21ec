import type { ReactNode } from 'react';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** The button that opens the drawer on narrow screens, with the number of current refinements; `children` appear beside it. */
export function FiltersButton({ children }: { readonly children: ReactNode }) {
  const { search } = useSearch();
  const count = getCurrentRefinements(search).length;
  return (
    <div className="foot-bar only-m">
      <button type="button" className="btn btn--primary" popoverTarget="filters">
        <Icon name="filters" />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </button>
      {children}
    </div>
  );
}
