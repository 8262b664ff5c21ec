import { useLayoutEffect, useRef } from 'react';
import { Arrow } from '#ui/icons/Arrow.tsx';
import { useCarousel } from './carousel-context.ts';

/** Previous and Next; neither where all slides are in sight. */
export function CarouselButtons() {
  const { back, on, step } = useCarousel();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A button that is out of use lets go of the keyboard.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === previous.current && !back) next.current?.focus();
    if (focused === next.current && !on) previous.current?.focus();
  }, [back, on]);
  return (
    <div className="carousel__nav" hidden={!back && !on}>
      <button
        type="button"
        className="icon-btn"
        aria-label="Previous"
        ref={previous}
        disabled={!back}
        onClick={() => step(-1)}
      >
        <Arrow to="left" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label="Next"
        ref={next}
        disabled={!on}
        onClick={() => step(1)}
      >
        <Arrow to="right" />
      </button>
    </div>
  );
}
