import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { ClearFilters } from './ClearFilters.tsx';

/**
 * Where the filters stand: beside the results on wide screens, a drawer over them on narrow ones, with `foot` at its foot.
 * It is hidden and shown, never taken away, so that what is chosen in it stays in force.
 */
export function PanelFrame({ children, foot }: { readonly children: ReactNode; readonly foot: ReactNode }) {
  return (
    <aside className="filters filters--live" id="filters" popover="auto" aria-label="Filters">
      <div className="filters__top">
        <h2>Filters</h2>
        <ClearFilters />
        <button
          type="button"
          className="icon-btn only-m"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close filters"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="filters__body">{children}</div>
      <div className="filters__foot only-m">{foot}</div>
    </aside>
  );
}
