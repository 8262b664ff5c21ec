import { type RefObject, useEffect, useRef, useState } from 'react';

/** The list of photos that scrolls sideways. */
export interface Track {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly linkRef: (index: number) => (element: HTMLAnchorElement | null) => void;
  /** Index of the current photo, from 0. */
  readonly index: number;
  /** Whether the gallery is hydrated: in the built HTML all photos are tab stops. */
  readonly hydrated: boolean;
  /** Updates `index` from the scroll position. */
  readonly syncIndex: () => void;
  readonly show: (index: number, behavior?: ScrollBehavior) => void;
  /** Focuses a photo without scrolling the page. */
  readonly focus: (index: number) => void;
}

export function useTrack(last: number): Track {
  const list = useRef<HTMLOListElement>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const [index, setIndex] = useState(0);
  const [hydrated, setHydrated] = useState(false);
  const syncIndex = () => {
    const { scrollLeft, clientWidth } = list.current ?? { scrollLeft: 0, clientWidth: 1 };
    setIndex(Math.min(last, Math.max(0, Math.round(scrollLeft / (clientWidth || 1)))));
  };
  // The list may have been scrolled before hydration, or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later the list's scroll events do it.
  useEffect(() => {
    setHydrated(true);
    syncIndex();
  }, []);
  return {
    list,
    linkRef: (at) => (element) => {
      links.current[at] = element;
    },
    index,
    hydrated,
    syncIndex,
    show: (at, behavior) =>
      list.current?.scrollTo({
        left: at * list.current.clientWidth,
        ...(behavior && { behavior }),
      }),
    focus: (at) => links.current[at]?.focus({ preventScroll: true }),
  };
}
