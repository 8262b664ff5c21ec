import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { CarouselButtons } from './CarouselButtons.tsx';
import { CarouselContext } from './carousel-context.ts';
import { useEmbla } from './use-embla.ts';

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
