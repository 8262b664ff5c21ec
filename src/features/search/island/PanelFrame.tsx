import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { Icon } from '#components/Icon.tsx';
import { ClearFilters } from './ClearFilters.tsx';

/**
 * Where the filters stand: beside the results on wide screens, a drawer over them on narrow ones, with `foot` at its foot.
 * It is hidden and shown, never taken away, so that what is chosen in it stays in force. While it covers the page the
 * focus stays in it; the page is not made inert, because its count goes on being told.
 */
export function PanelFrame({ children, foot }: { readonly children: ReactNode; readonly foot: ReactNode }) {
  return (
    <aside
      className="filters filters--live"
      id="filters"
      popover="auto"
      aria-label="Filters"
      onToggle={enter}
      onKeyDown={goRound}
    >
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

/** Its first and its last control are buttons. */
const buttonsOf = (drawer: HTMLElement) => [...drawer.querySelectorAll('button')];

function enter({ currentTarget, target, newState }: ToggleEvent<HTMLElement>): void {
  // Its sections fold and unfold as well.
  if (target === currentTarget && newState === 'open') buttonsOf(currentTarget)[0]?.focus();
}

function goRound(event: KeyboardEvent<HTMLElement>): void {
  const drawer = event.currentTarget;
  if (event.key !== 'Tab' || !drawer.matches(':popover-open')) return;
  const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
  const buttons = buttonsOf(drawer);
  if (event.target !== buttons.at(from)) return;
  event.preventDefault();
  buttons.at(to)?.focus();
}
