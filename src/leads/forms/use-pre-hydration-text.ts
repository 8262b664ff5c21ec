import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Hydration keeps what was typed into inputs, but puts the initial text of a textarea back over what a visitor has written
 * by then. The ref for a textarea that is to keep it.
 */
export function usePreHydrationText(id: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [early] = useState(() => {
    const element = globalThis.document?.getElementById(id);
    return (element as HTMLTextAreaElement | null | undefined)?.value;
  });
  useLayoutEffect(() => {
    if (ref.current && early !== undefined && ref.current.value !== early) ref.current.value = early;
  }, [early]);
  return ref;
}
