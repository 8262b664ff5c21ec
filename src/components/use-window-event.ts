import { useEffect, useEffectEvent } from 'react';

/** Hears an event of the window for as long as the component is there. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => heard(event);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type]);
}
