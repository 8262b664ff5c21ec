import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CarouselState } from './carousel-context.ts';

type CarouselEnds = Omit<CarouselState, 'step'>;

const NOT_STARTED: CarouselEnds = { canGoBack: false, canGoForward: false, focusedBefore: null };

/** Turns a list that scrolls sideways into a carousel, which starts where the list was scrolled to before hydration. */
export function useEmbla() {
  const view = useRef<HTMLDivElement>(null);
  const [startIndex, setStartIndex] = useState<number>();
  const [ends, setEnds] = useState<CarouselEnds>();
  const [emblaRef, embla] = useEmblaCarousel({ align: 'start', startIndex: startIndex ?? 0 });

  // Embla starts in an effect and moves the list itself, which must no longer be scrolled.
  useLayoutEffect(() => {
    if (!view.current) return;
    setStartIndex(findFirstVisibleSlide(view.current));
    view.current.scrollLeft = 0;
  }, []);

  useEffect(() => {
    if (!embla) return;
    const updateEnds = () =>
      setEnds({
        canGoBack: embla.canScrollPrev(),
        canGoForward: embla.canScrollNext(),
        focusedBefore: document.activeElement,
      });
    embla.on('select', updateEnds).on('reInit', updateEnds);
    updateEnds();
  }, [embla]);

  return {
    ref: useCallback(
      (element: HTMLDivElement | null) => {
        view.current = element;
        emblaRef(element);
      },
      [emblaRef],
    ),
    /** Whether Embla moves it, rather than its scrollbar. */
    live: startIndex !== undefined,
    /** Whether all slides are visible. */
    allVisible: ends !== undefined && !ends.canGoBack && !ends.canGoForward,
    ...(ends ?? NOT_STARTED),
    step: (by: -1 | 1) => {
      const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (by < 0) embla?.scrollPrev(jump);
      else embla?.scrollNext(jump);
    },
  };
}

/** The index of the first slide that is visible in the scrolled list. */
function findFirstVisibleSlide(view: HTMLElement): number {
  const slides = [...(view.firstElementChild?.children ?? [])];
  const left = view.getBoundingClientRect().left;
  return slides.filter((slide) => slide.getBoundingClientRect().right < left + 1).length;
}
