import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the document while the component is mounted. `passive: false` allows preventDefault. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  onEvent: (event: DocumentEventMap[Type]) => void,
  passive?: false,
): void {
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: DocumentEventMap[Type]) => handleEvent(event);
    document.addEventListener(type, listener, passive === undefined ? {} : { passive });
    return () => document.removeEventListener(type, listener);
  }, [type, passive]);
}

/** Listens to events of the window while the component is mounted. `types` must be the same array in every render. */
export function useWindowEvent<Type extends Event = Event>(
  types: readonly string[],
  onEvent: (event: Type) => void,
): void {
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: Event) => handleEvent(event as Type);
    for (const type of types) addEventListener(type, listener);
    return () => {
      for (const type of types) removeEventListener(type, listener);
    };
  }, [types]);
}
