import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { useCarousel } from './carousel-context.ts';

/** The Previous and Next buttons; hidden if all slides are visible. */
export function CarouselButtons() {
  const { canGoBack, canGoForward, focusedBefore, step } = useCarousel();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A button that becomes disabled loses the focus, in some browsers at once, so the other one takes it.
  useLayoutEffect(() => {
    if (focusedBefore === previous.current && !canGoBack) next.current?.focus();
    if (focusedBefore === next.current && !canGoForward) previous.current?.focus();
  }, [canGoBack, canGoForward, focusedBefore]);
  return (
    <div className="carousel__nav" hidden={!canGoBack && !canGoForward}>
      <button
        type="button"
        className="icon-btn"
        aria-label="Previous"
        ref={previous}
        disabled={!canGoBack}
        onClick={() => step(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label="Next"
        ref={next}
        disabled={!canGoForward}
        onClick={() => step(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
