import { createContext, useContext } from 'react';

/** What the parts of a carousel know of it. */
export interface CarouselState {
  /** Whether there is anything to the left of what is in sight. */
  readonly back: boolean;
  /** Whether there is anything to the right. */
  readonly on: boolean;
  /** One slide on or back, at once for those who asked for less motion. */
  readonly step: (by: -1 | 1) => void;
}

export const CarouselContext = createContext<CarouselState | undefined>(undefined);

/** The carousel that a component is part of. Throws when it is part of none. */
export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error('This is not part of a carousel. Put it inside a Carousel.');
  return carousel;
}
