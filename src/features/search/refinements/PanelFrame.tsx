import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useRef,
} from 'react';
import { showVehiclesLabel, type VehicleNoun } from '#domain/vehicle-noun.ts';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import { clearRefinements, isRefined } from '#search/state/ui-state.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ClearRefinements } from './CurrentRefinements.tsx';

/** Closes the filter drawer of narrow screens; does nothing where there is none. */
export const CloseDrawerContext = createContext<() => void>(() => {});

interface PanelFrameProps {
  readonly children: ReactNode;
  /** Renders the foot of the drawer; its last control must take the ref. */
  readonly footer: (last: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/**
 * The frame of the filters: beside the results on wide screens, a drawer over them on narrow ones. It is hidden, never
 * unmounted, which preserves its refinements. While it covers the page it traps the focus; the page is not made inert,
 * because it goes on announcing the count.
 */
export function PanelFrame({ children, footer }: PanelFrameProps) {
  const drawer = useRef<HTMLElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const hide = useCallback(() => {
    if (isOpen(drawer.current)) drawer.current?.hidePopover();
  }, []);
  const first = () => clear.current ?? close.current;
  const focusFirst = ({ currentTarget, target, newState }: ToggleEvent) => {
    // The sections inside send toggle events too.
    if (target === currentTarget && newState === 'open') first()?.focus();
  };
  const trapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isOpen(drawer.current)) return;
    const [from, to] = event.shiftKey ? [first(), last.current] : [last.current, first()];
    if (event.target !== from) return;
    event.preventDefault();
    to?.focus();
  };
  return (
    <aside
      ref={drawer}
      className="filters filters--live"
      id="filters"
      popover="auto"
      aria-label="Filters"
      onToggle={focusFirst}
      onKeyDown={trapFocus}
    >
      <div className="filters__top">
        <h2>Filters</h2>
        <ClearFilters ref={clear} />
        <button
          ref={close}
          type="button"
          className="icon-btn only-m"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close filters"
        >
          <Icon name="close" />
        </button>
      </div>
      <CloseDrawerContext value={hide}>
        <div className="filters__body">{children}</div>
      </CloseDrawerContext>
      <div className="filters__foot only-m">{footer(last)}</div>
    </aside>
  );
}

function isOpen(drawer: HTMLElement | null): boolean {
  // Inside of `:is`, because browsers without popovers refuse the selector by itself.
  return drawer?.matches(':is(:popover-open)') ?? false;
}

/** The button that removes every filter; a component of its own, so that a new state does not render the whole panel. */
function ClearFilters({ ref }: { readonly ref: Ref<HTMLButtonElement> }) {
  const { search } = useSearch();
  return isRefined(search) && <ClearRefinements ref={ref} clear={clearRefinements} />;
}

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

interface ShowResultsButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly total: number;
  readonly noun: VehicleNoun;
}

/** 'Show Me 12 Cars': closes the drawer and scrolls to the top of the results. */
export function ShowResultsButton({ ref, total, noun }: ShowResultsButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="btn btn--primary"
      popoverTarget="filters"
      popoverTargetAction="hide"
      onClick={() => scrollTo({ top: 0 })}
    >
      {showVehiclesLabel(total, noun)}
    </button>
  );
}
