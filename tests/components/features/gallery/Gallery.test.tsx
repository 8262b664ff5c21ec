import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from '#features/gallery/Gallery.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

vi.mock('#browser/load-styles.ts', () => ({ loadStyles: async () => {} }));

const WIDTH = 390;
const urls = ['/a.webp', '/b.webp', '/c.webp', '/d.webp', '/e.webp', '/f.webp'];
const gallery = (
  <Gallery title="2022 Toyota HiLux" urls={urls} pictures={{ pattern: '/i?{url}&w={w}' }} sizes="100vw" />
);

const link = (number: number) =>
  screen.getByRole<HTMLAnchorElement>('link', { name: `2022 Toyota HiLux, ${number} of 6` });
const thumb = (number: number) => screen.getByRole('link', { name: `Photo ${number}` });
const marked = () =>
  screen
    .getAllByRole('link')
    .flatMap((each) => (each.hasAttribute('aria-current') ? [each.getAttribute('aria-label')] : []));

/** The list scrolls to what it is told, as a browser without animation would. */
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
});

test('arrows and thumbnails move through the photos; the current one is marked, and the next one is preloaded', async () => {
  render(gallery);
  const user = userEvent.setup();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous photo' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(marked()).toEqual(['Photo 2']);
  expect(screen.getByAltText('2022 Toyota HiLux, 3 of 6').getAttribute('loading')).toBe('eager');
  await user.click(thumb(4));
  expect(marked()).toEqual(['Photo 4']);
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(marked()).toEqual(['Photo 3']);
});

test('a photo and its thumbnail are named by what they show, if that is known', () => {
  const captions = ['front and left side', null, 'dashboard', null, null, null];
  render(<Gallery {...gallery.props} captions={captions} />);
  screen.getByAltText('2022 Toyota HiLux, front and left side, 1 of 6');
  screen.getByAltText('2022 Toyota HiLux, 2 of 6');
  screen.getByAltText('2022 Toyota HiLux, dashboard, 3 of 6');
  screen.getByRole('link', { name: 'Photo 2' });
  screen.getByRole('link', { name: 'Photo 3, dashboard' });
});

test('the photos are a single tab stop, and keys move between them', async () => {
  render(gallery);
  link(1).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(link(2)));
  expect(link(1).tabIndex).toBe(-1);
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(link(6)));
  // The last thumbnail stands for all photos that have none.
  expect(marked()).toEqual(['Show all 6 photos']);
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(link(6)));
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(document.activeElement).toBe(link(1)));
});

test('a photo opens in the viewer, which returns focus to the last photo shown', async () => {
  render(gallery);
  await userEvent.click(link(2));
  const viewer = await screen.findByRole('dialog', { name: 'Photos of 2022 Toyota HiLux' });
  expect(screen.getByRole('status').textContent).toBe('Photo 2 of 6');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Close photos'));
  await userEvent.click(screen.getByRole('button', { name: 'Close photos' }));
  expect(viewer.isConnected).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(link(2)));
});

test('the viewer offers the photos of either side of a car, if captions tell them', async () => {
  const captions = ['front and left side', null, 'rear seats', null, null, null];
  render(<Gallery {...gallery.props} captions={captions} />);
  await userEvent.click(screen.getByRole('link', { name: /HiLux, rear seats/ }));
  await screen.findByRole('button', { name: 'Inside', pressed: true });
  screen.getByRole('button', { name: 'Outside', pressed: false });
});

test('on wide screens a small photo opens the viewer', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(min-width: 1200px)' }) as MediaQueryList,
  );
  render(gallery);
  await userEvent.click(thumb(3));
  await screen.findByRole('dialog');
  expect(screen.getByRole('status').textContent).toBe('Photo 3 of 6');
  expect(screen.queryByRole('button', { name: 'Inside' })).toBeNull();
});

test('a click that opens a new tab is left to the browser', () => {
  render(gallery);
  expect(fireEvent.click(link(1), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(thumb(2), { metaKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('hydration matches the built HTML', () => {
  expect(hydrateIsland(gallery).html).toContain('aria-current="true"');
});
