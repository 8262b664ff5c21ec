/** The first sign that somebody is there. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Runs `start` once, when the visitor has come to the element: it is in sight, and something was scrolled, pointed at or
 * pressed. What loads by it costs nobody anything who only passes through, and nothing while a page comes up.
 */
export function whenSeen(element: Element, start: () => void): void {
  const stop = new AbortController();
  const watch = () => {
    stop.abort();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    });
    observer.observe(element);
  };
  for (const sign of SIGNS)
    addEventListener(sign, watch, { passive: true, capture: true, signal: stop.signal });
  // The way back to a page, or a link to an anchor, has scrolled already.
  if (scrollY > 0) watch();
}
