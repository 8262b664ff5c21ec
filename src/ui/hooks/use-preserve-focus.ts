import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref for the control that a component offers in its present state. When another state replaces the control that had the
 * focus, the new one takes the focus over: without that, the keyboard would start again from the top of the page.
 */
export function usePreserveFocus<Control extends HTMLElement>(state: unknown): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // A change made in another tab must not move the focus in this one.
    if (document.activeElement === document.body && document.hasFocus()) control.current?.focus();
  }, [state]);
  return control;
}
