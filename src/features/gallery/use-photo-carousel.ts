import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/**
 * Photos that are swiped from one to the next. `canDrag` is asked at the start of every drag: an enlarged photo is moved,
 * not changed.
 */
export function usePhotoCarousel(start: number, canDrag: () => boolean, onShow: (index: number) => void) {
  const [index, setIndex] = useState(start);
  const [seen, setSeen] = useState(() => withNeighbours(start));
  const [ref, embla] = useEmblaCarousel({ startIndex: start, duration: 20, watchDrag: canDrag });

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => {
      const now = embla.selectedScrollSnap();
      setIndex(now);
      setSeen((known) => new Set([...known, ...withNeighbours(now)]));
      onShow(now);
    };
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla, onShow]);

  return {
    ref,
    index,
    /** The photos that were in sight, and their neighbours: they are loaded. */
    seen,
    show: (next: number, atOnce: boolean) => embla?.scrollTo(next, atOnce),
  };
}

/** A photo and its neighbours, which are loaded before they are asked for. */
function withNeighbours(index: number): ReadonlySet<number> {
  return new Set([index - 1, index, index + 1]);
}
