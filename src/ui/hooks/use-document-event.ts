import { useEffect, useEffectEvent } from 'react';

/** Hears an event of the document for as long as the component is there; `passive: false` lets it be prevented. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  hear: (event: DocumentEventMap[Type]) => void,
  passive?: false,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: DocumentEventMap[Type]) => heard(event);
    document.addEventListener(type, listener, passive === undefined ? {} : { passive });
    return () => document.removeEventListener(type, listener);
  }, [type, passive]);
}
