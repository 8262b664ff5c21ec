import useEmblaCarousel from 'embla-carousel-react';
import {
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '#ui/icons/Icon.tsx';

interface CarouselProps {
  readonly title: string;
  /** The id of the heading, unique on the page. */
  readonly id: string;
  /** The number of slides. */
  readonly count: number;
  readonly slideClass?: string;
  readonly [slide: `slide${number}`]: ReactNode;
}

/** The direction of each arrow key. */
const ARROWS: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A row of slides to swipe, passed as the slots `slide0`, `slide1` and so on. The prerendered HTML is a list that scrolls
 * sideways and snaps, by touch, wheel and keyboard; React adds the buttons, and dragging with the mouse.
 */
export const Carousel = memo(function Carousel({ title, id, count, slideClass, ...slides }: CarouselProps) {
  const { ref, live, allVisible, ...carousel } = useEmbla();
  const classes = ['wrap sec carousel', live && 'carousel--live', allVisible && 'carousel--whole'];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    carousel.step(by);
  };
  return (
    <CarouselContext value={carousel}>
      <section className={classes.filter(Boolean).join(' ')} aria-labelledby={id} onKeyDown={onKeyDown}>
        <div className="carousel__head">
          <h2 id={id}>{title}</h2>
          <p className="carousel__hint small muted">Swipe to see more</p>
          <CarouselButtons />
        </div>
        <div className="carousel__view" ref={ref}>
          <ul className="carousel__track">
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are never added or removed.
              <li className={slideClass} key={index}>
                {slides[`slide${index}`]}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </CarouselContext>
  );
});

/** The state of a carousel that its parts share. */
interface CarouselState {
  /** Whether there are slides to the left of the visible ones. */
  readonly canGoBack: boolean;
  /** Whether there are slides to the right of the visible ones. */
  readonly canGoForward: boolean;
  /** What had the focus when the carousel moved last: a button that is disabled by that may have lost it since. */
  readonly focusedBefore: Element | null;
  /** Moves by one slide, without animation for visitors who prefer reduced motion. */
  readonly step: (by: -1 | 1) => void;
}

const CarouselContext = createContext<CarouselState | undefined>(undefined);

/** The carousel that a component is part of. Throws outside a carousel. */
function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error('This is not part of a carousel. Put it inside a Carousel.');
  return carousel;
}

type CarouselEnds = Omit<CarouselState, 'step'>;

const NOT_STARTED: CarouselEnds = { canGoBack: false, canGoForward: false, focusedBefore: null };

/** Turns a list that scrolls sideways into a carousel, which starts where the list was scrolled to before hydration. */
function useEmbla() {
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
