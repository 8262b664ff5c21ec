import { useEffect, useRef } from 'react';

/** Hears events of the whole window for as long as the component is there. `types` must be the same list from render to render. */
export function useWindowEvent(types: readonly string[], hear: (event: Event) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const listener = (event: Event) => latest.current(event);
    for (const type of types) addEventListener(type, listener);
    return () => {
      for (const type of types) removeEventListener(type, listener);
    };
  }, [types]);
}
