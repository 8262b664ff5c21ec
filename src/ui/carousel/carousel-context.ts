import { createContext, useContext } from 'react';

/** The state of a carousel that its parts share. */
export interface CarouselState {
  /** Whether there are slides to the left of the visible ones. */
  readonly canGoBack: boolean;
  /** Whether there are slides to the right of the visible ones. */
  readonly canGoForward: boolean;
  /** What had the focus when the carousel moved last: a button that is disabled by that may have lost it since. */
  readonly focusedBefore: Element | null;
  /** Moves by one slide, without animation for visitors who prefer reduced motion. */
  readonly step: (by: -1 | 1) => void;
}

export const CarouselContext = createContext<CarouselState | undefined>(undefined);

/** The carousel that a component is part of. Throws outside a carousel. */
export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error('This is not part of a carousel. Put it inside a Carousel.');
  return carousel;
}
