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
