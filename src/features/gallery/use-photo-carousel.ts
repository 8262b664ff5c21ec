import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/**
 * A carousel of photos. `canDrag` is called at the start of every drag: dragging a zoomed photo pans it instead.
 */
export function usePhotoCarousel(start: number, canDrag: () => boolean, onShow: (index: number) => void) {
  const [index, setIndex] = useState(start);
  const [seen, setSeen] = useState(() => withNeighbours(start));
  const [ref, embla] = useEmblaCarousel({ startIndex: start, duration: 20, watchDrag: canDrag });

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => {
      const selected = embla.selectedScrollSnap();
      setIndex(selected);
      setSeen((known) => new Set([...known, ...withNeighbours(selected)]));
      onShow(selected);
    };
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla, onShow]);

  return {
    ref,
    index,
    /** The photos to load: those shown so far, and their neighbours. */
    seen,
    show: (next: number, jump: boolean) => embla?.scrollTo(next, jump),
  };
}

/** A photo and its neighbours, which are preloaded. */
function withNeighbours(index: number): ReadonlySet<number> {
  return new Set([index - 1, index, index + 1]);
}
