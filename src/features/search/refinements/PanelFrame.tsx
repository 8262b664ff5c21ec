import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useRef,
} from 'react';
import { CloseDrawerContext } from '#features/search/context/drawer-context.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ClearRefinements } from './ClearRefinements.tsx';

interface PanelFrameProps {
  readonly children: ReactNode;
  /** What stands at the foot of the drawer; its last control is given the ref. */
  readonly footer: (last: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/**
 * Where the filters stand: beside the results on wide screens, a drawer over them on narrow ones, with `foot` at its foot.
 * It is hidden and shown, never taken away, so that what is chosen in it stays in force. While it covers the page the
 * focus stays in it; the page is not made inert, because its count goes on being told.
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
  const enter = ({ currentTarget, target, newState }: ToggleEvent) => {
    // Its sections fold and unfold as well.
    if (target === currentTarget && newState === 'open') first()?.focus();
  };
  const goRound = (event: KeyboardEvent) => {
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
      onToggle={enter}
      onKeyDown={goRound}
    >
      <div className="filters__top">
        <h2>Filters</h2>
        <ClearRefinements ref={clear} />
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
  return drawer?.matches(':popover-open') ?? false;
}
