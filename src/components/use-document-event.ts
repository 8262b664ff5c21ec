import { useEffect, useEffectEvent } from 'react';

/** Hears an event of the document for as long as the component is there. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  hear: (event: DocumentEventMap[Type]) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: DocumentEventMap[Type]) => heard(event);
    document.addEventListener(type, listener);
    return () => document.removeEventListener(type, listener);
  }, [type]);
}
