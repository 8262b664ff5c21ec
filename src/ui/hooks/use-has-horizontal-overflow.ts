import { type RefObject, useEffect, useState } from 'react';

/** Whether an element's content is wider than the element, which must then be scrollable by keyboard. */
export function useHasHorizontalOverflow(
  element: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const outer = element.current;
    const inner = content.current;
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => setScrolls(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [element, content]);
  return scrolls;
}
