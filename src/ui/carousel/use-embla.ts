import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A list that scrolls sideways as a carousel, from where it was scrolled to before React was there. */
export function useEmbla() {
  const view = useRef<HTMLDivElement>(null);
  const [startIndex, setStartIndex] = useState<number>();
  const [ends, setEnds] = useState<{ readonly back: boolean; readonly on: boolean }>();
  const [emblaRef, embla] = useEmblaCarousel({ align: 'start', startIndex: startIndex ?? 0 });

  // Embla starts in an effect, and moves what no longer scrolls.
  useLayoutEffect(() => {
    if (!view.current) return;
    setStartIndex(findFirstVisibleSlide(view.current));
    view.current.scrollLeft = 0;
  }, []);

  useEffect(() => {
    if (!embla) return;
    const mark = () => setEnds({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    embla.on('select', mark).on('reInit', mark);
    mark();
  }, [embla]);

  return {
    ref: useCallback(
      (element: HTMLDivElement | null) => {
        view.current = element;
        emblaRef(element);
      },
      [emblaRef],
    ),
    /** Whether it is moved by Embla, and no longer by its scrollbar. */
    live: startIndex !== undefined,
    /** Whether all slides are in sight. */
    whole: ends !== undefined && !ends.back && !ends.on,
    back: ends?.back ?? false,
    on: ends?.on ?? false,
    step: (by: -1 | 1) => {
      const atOnce = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (by < 0) embla?.scrollPrev(atOnce);
      else embla?.scrollNext(atOnce);
    },
  };
}

/** How many slides the list was scrolled past by hand. */
function findFirstVisibleSlide(view: HTMLElement): number {
  const slides = [...(view.firstElementChild?.children ?? [])];
  const left = view.getBoundingClientRect().left;
  return slides.filter((slide) => slide.getBoundingClientRect().right < left + 1).length;
}
