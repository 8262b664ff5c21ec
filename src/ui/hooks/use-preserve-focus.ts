import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref for the control that a component shows in its current state. If a change of state replaces a control that had the
 * focus, the new one takes the focus; otherwise the keyboard would start again from the top of the page.
 */
export function usePreserveFocus<Control extends HTMLElement>(state: unknown): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const previous = useRef(state);
  useLayoutEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    // A change made in another tab must not move the focus in this one.
    if (document.activeElement === document.body && document.hasFocus()) control.current?.focus();
  }, [state]);
  return control;
}
