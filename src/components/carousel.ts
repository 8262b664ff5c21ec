import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

const live = new WeakMap<Element, EmblaCarouselType>();

/** The carousel that an element is part of. Throws when it is part of none (spec 8). */
export function carouselOf(element: Pick<Element, 'closest'>): EmblaCarouselType {
  const root = element.closest('[data-carousel]');
  const carousel = root && live.get(root);
  if (!carousel) throw new Error('This is not part of a carousel. Put it inside one of Carousel.astro.');
  return carousel;
}

/** Which way an arrow key leads. */
const ARROWS: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes a row of Carousel.astro a carousel, from where it was scrolled to. */
export function startCarousel(root: HTMLElement): void {
  const view = root.querySelector<HTMLElement>('.carousel__view');
  const nav = root.querySelector<HTMLElement>('.carousel__nav');
  const [previous, next] = root.querySelectorAll<HTMLButtonElement>('.carousel__nav button');
  if (!view || !nav || !previous || !next) return;

  const startIndex = slideInSight(view);
  root.classList.add('carousel--live');
  view.scrollLeft = 0;
  live.set(root, EmblaCarousel(view, { align: 'start', startIndex }));

  const carousel = carouselOf(view);
  const mark = () => {
    const focused = document.activeElement;
    const [back, on] = [carousel.canScrollPrev(), carousel.canScrollNext()];
    previous.disabled = !back;
    next.disabled = !on;
    nav.hidden = !(back || on);
    root.classList.toggle('carousel--whole', nav.hidden);
    // A button that is out of use lets go of the keyboard.
    if (focused === previous && !back) next.focus();
    if (focused === next && !on) previous.focus();
  };
  carousel.on('select', mark).on('reInit', mark);
  mark();

  previous.addEventListener('click', ({ currentTarget }) => step(currentTarget, -1));
  next.addEventListener('click', ({ currentTarget }) => step(currentTarget, 1));
  root.addEventListener('keydown', (event) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(event.currentTarget, by);
  });
}

/** One slide on or back, at once for those who asked for less motion. */
function step(part: EventTarget | null, by: -1 | 1): void {
  const carousel = carouselOf(part as Element);
  const atOnce = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (by < 0) carousel.scrollPrev(atOnce);
  else carousel.scrollNext(atOnce);
}

/** How many slides the list was scrolled past by hand. */
function slideInSight(view: HTMLElement): number {
  const slides = [...(view.firstElementChild?.children ?? [])];
  const left = view.getBoundingClientRect().left;
  return slides.filter((slide) => slide.getBoundingClientRect().right < left + 1).length;
}
