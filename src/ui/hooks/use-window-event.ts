import { useEffect, useEffectEvent } from 'react';

/** Hears events of the window for as long as the component is there. `types` must be the same list from render to render. */
export function useWindowEvent<Heard extends Event = Event>(
  types: readonly string[],
  hear: (event: Heard) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: Event) => heard(event as Heard);
    for (const type of types) addEventListener(type, listener);
    return () => {
      for (const type of types) removeEventListener(type, listener);
    };
  }, [types]);
}
