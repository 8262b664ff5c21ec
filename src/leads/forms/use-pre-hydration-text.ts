import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Restores text that a visitor typed into a textarea before hydration, which resets textareas (but not inputs) to their
 * initial text. Returns the textarea's ref.
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
