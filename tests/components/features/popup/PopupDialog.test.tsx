import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PopupDialog } from '#features/popup/PopupDialog.island.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

vi.mock('#browser/load-styles.ts', () => ({ loadStyles: async () => {} }));

const view = {
  key: 'popup:1',
  until: Date.now() + 60_000,
  title: 'Sale',
  description: 'Until June.',
  buttonText: 'See the offers',
  linkTo: '#offers',
  after: null,
  picture: { src: '/sale.webp', srcset: undefined },
};
const kept = () => localStorage.getItem('forecourt:example-motors:popup:1');
const dialog = () => screen.findByRole('dialog', { name: 'Sale' });

beforeEach(() => {
  HTMLImageElement.prototype.decode = async () => {};
});
afterEach(() => vi.useRealTimers());

test('the popup is absent from the built HTML, opens after hydration and focuses its heading', async () => {
  expect(hydrateIsland(<PopupDialog view={view} />).html).toBe('');
  await dialog();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sale'));
  expect(kept()).toBeNull();
});

test('closing the popup marks it as seen at once and removes it', async () => {
  render(<PopupDialog view={view} />);
  await dialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(kept()).toBe('false');
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

test('following the popup’s link marks it as seen', async () => {
  render(<PopupDialog view={view} />);
  await dialog();
  await userEvent.click(screen.getByRole('link', { name: 'See the offers' }));
  expect(kept()).toBe('false');
});

test.each([
  ['it is over', { ...view, until: Date.now() - 1 }, null],
  ['it was closed before', view, 'false'],
])('shows nothing if %s', async (_, given, before) => {
  if (before) localStorage.setItem('forecourt:example-motors:popup:1', before);
  const { container } = render(<PopupDialog view={given} />);
  await act(async () => {});
  expect(container.innerHTML).toBe('');
});

test('the popup waits while the visitor is in a form field', async () => {
  vi.useFakeTimers();
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  render(<PopupDialog view={view} />);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(document.querySelector('dialog[open]')).toBeNull();
  field.remove();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.querySelector('dialog[open]')).not.toBeNull();
});

test('a popup after seconds waits for them', async () => {
  vi.useFakeTimers();
  render(<PopupDialog view={{ ...view, after: { seconds: 20 } }} />);
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  expect(document.querySelector('dialog[open]')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(document.querySelector('dialog[open]')).not.toBeNull();
});

test('a popup after scrolling waits for that part of the page', async () => {
  vi.useFakeTimers();
  const page = { scrollHeight: 2800, clientHeight: 800, scrollTop: 0 };
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(document.documentElement, name, { configurable: true, writable: true, value });
  render(<PopupDialog view={{ ...view, after: { scroll: 50 } }} />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(document.querySelector('dialog[open]')).toBeNull();
  document.documentElement.scrollTop = 1000;
  await act(async () => {
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(document.querySelector('dialog[open]')).not.toBeNull();
});
