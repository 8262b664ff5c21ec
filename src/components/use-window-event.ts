import { useEffect, useEffectEvent } from 'react';

/** Hears events of the window, those of the document among them, before anything in the page does. */
export function useWindowEvent<Heard extends Event = Event>(
  type: string,
  hear: (event: Heard) => void,
): void {
  const heard = useEffectEvent((event: Event) => hear(event as Heard));
  useEffect(() => {
    const listener = (event: Event) => heard(event);
    window.addEventListener(type, listener, true);
    return () => window.removeEventListener(type, listener, true);
  }, [type]);
}
