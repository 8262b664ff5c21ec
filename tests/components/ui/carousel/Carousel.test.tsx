import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, CarouselButtons } from '#ui/carousel/Carousel.tsx';

/** Embla measures, and there is nothing to measure in a test: a row of slides of which two are in sight. */
const row = vi.hoisted(() => ({ at: 0, last: 2, jumped: [] as boolean[], hear: () => {} }));
vi.mock('embla-carousel-react', () => {
  const step = (by: number) => (atOnce: boolean) => {
    row.at += by;
    row.jumped.push(atOnce);
    row.hear();
  };
  const embla = {
    canScrollPrev: () => row.at > 0,
    canScrollNext: () => row.at < row.last,
    scrollPrev: step(-1),
    scrollNext: step(1),
    on(_: string, hear: () => void) {
      row.hear = hear;
      return embla;
    },
  };
  return { default: () => [() => {}, embla] };
});

beforeEach(() => {
  Object.assign(row, { at: 0, last: 2, jumped: [] });
});
afterEach(() => vi.restoreAllMocks());

const carousel = () =>
  render(<Carousel title="Our Locations" id="ours" count={3} slide0="Ayr" slide1="Bowen" slide2="Cairns" />);
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

test('the buttons move through the slides; one disabled at an end passes focus to the other', async () => {
  carousel();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ayr',
    'Bowen',
    'Cairns',
  ]);
  expect(previous().disabled).toBe(true);
  await userEvent.click(next());
  expect(previous().disabled).toBe(false);
  await userEvent.click(next());
  expect(next().disabled).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(previous()));
});

test('the arrow keys work like the buttons', async () => {
  carousel();
  next().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(row.at).toBe(1);
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(row.at).toBe(1);
});

test('slides change without animation under reduced motion', async () => {
  carousel();
  await userEvent.click(next());
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await userEvent.click(next());
  expect(row.jumped).toEqual([false, true]);
});

test('if all slides are visible, there are no buttons', () => {
  row.last = 0;
  carousel();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('region', { name: 'Our Locations' }).className).toContain('carousel--whole');
});

test("a carousel's helper throws outside a carousel", () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<CarouselButtons />)).toThrow('This is not part of a carousel.');
});
