import { useEffect, useRef } from 'react';

/** Hears an event anywhere in the document for as long as the component is there. */
export function useDocumentEvent<Name extends keyof DocumentEventMap>(
  name: Name,
  hear: (event: DocumentEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): void {
  const latest = useRef(hear);
  latest.current = hear;
  const passive = options?.passive;
  useEffect(() => {
    const listener = (event: DocumentEventMap[Name]) => latest.current(event);
    document.addEventListener(name, listener, { passive });
    return () => document.removeEventListener(name, listener);
  }, [name, passive]);
}
