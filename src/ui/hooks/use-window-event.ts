import { useEffect, useRef } from 'react';

/**
 * Hears events of the whole window for as long as the component is there; with `capture` before anything in the page does.
 * `types` must be the same list from render to render.
 */
export function useWindowEvent<Heard extends Event = Event>(
  types: readonly string[],
  hear: (event: Heard) => void,
  capture = false,
): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const listener = (event: Event) => latest.current(event as Heard);
    for (const type of types) addEventListener(type, listener, capture);
    return () => {
      for (const type of types) removeEventListener(type, listener, capture);
    };
  }, [types, capture]);
}
