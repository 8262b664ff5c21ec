import { type RefObject, useEffect, useRef, useState } from 'react';

/** The list of photos that scrolls sideways. */
export interface Track {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly linkRef: (index: number) => (element: HTMLAnchorElement | null) => void;
  /** The photo in sight, from 0. */
  readonly index: number;
  /** Whether React has taken over: as it was built, all photos are stops of the tabulator. */
  readonly hydrated: boolean;
  /** Looks which photo is in sight. */
  readonly syncIndex: () => void;
  readonly show: (index: number, behavior?: ScrollBehavior) => void;
  /** Gives a photo the focus, and leaves the page where it is. */
  readonly focus: (index: number) => void;
}

export function useTrack(last: number): Track {
  const list = useRef<HTMLOListElement>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const [index, setIndex] = useState(0);
  const [live, setLive] = useState(false);
  const look = () => {
    const { scrollLeft, clientWidth } = list.current ?? { scrollLeft: 0, clientWidth: 1 };
    setIndex(Math.min(last, Math.max(0, Math.round(scrollLeft / (clientWidth || 1)))));
  };
  // Swiped, or come back to, before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later the list tells of its scrolling.
  useEffect(() => {
    setLive(true);
    look();
  }, []);
  return {
    list,
    linkRef: (at) => (element) => {
      links.current[at] = element;
    },
    index,
    hydrated: live,
    syncIndex: look,
    show: (at, behavior) =>
      list.current?.scrollTo({
        left: at * list.current.clientWidth,
        ...(behavior && { behavior }),
      }),
    focus: (at) => links.current[at]?.focus({ preventScroll: true }),
  };
}
