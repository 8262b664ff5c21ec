import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useRef,
} from 'react';
import { CloseDrawerContext } from '#features/search/context/drawer-context.ts';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { clearRefinements, isRefined } from '#search/state/ui-state.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ClearRefinements } from './ClearRefinements.tsx';

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
