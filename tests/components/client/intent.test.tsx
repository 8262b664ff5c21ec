import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import intent, { type IntentOptions } from '#client/intent.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

/** An island with a button, registered as Astro's element registers itself; `hydrate` is called when it hydrates. */
function island(options: IntentOptions | '', load?: () => Promise<() => Promise<void>>) {
  const element = document.createElement('div');
  element.append(document.createElement('button'));
  document.body.append(element);
  const hydrate = vi.fn(async () => {});
  intent(load ?? (async () => hydrate), { name: 'Test', value: options as string }, element);
  return { element, hydrate, button: element.firstChild as HTMLElement };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test.each(['pointerover', 'touchstart', 'focusin', 'input'])(
  '%s inside an island hydrates it, once',
  async (type) => {
    const { button, hydrate } = island('');
    expect(hydrate).not.toHaveBeenCalled();
    fireEvent(button, new Event(type, { bubbles: true }));
    fireEvent(button, new Event(type, { bubbles: true }));
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
  },
);

test('events elsewhere hydrate nothing, except on links that match `for`', async () => {
  const { hydrate } = island({ for: 'a.dialog' });
  const link = document.createElement('a');
  document.body.append(link);
  fireEvent(link, new Event('pointerover', { bubbles: true }));
  await settled();
  expect(hydrate).not.toHaveBeenCalled();
  link.className = 'dialog';
  fireEvent(link, new Event('pointerover', { bubbles: true }));
  await settled();
  expect(hydrate).toHaveBeenCalledOnce();
});

test.each([
  ['["c1"]', true],
  ['[]', false],
  [undefined, false],
])('with %s stored under its name it hydrates on its own: %s', async (text, hydrates) => {
  if (text !== undefined) localStorage.setItem('forecourt:example-motors:favourites', text);
  const { hydrate } = island({ stored: ['favourites'] });
  await settled();
  expect(hydrate.mock.calls.length > 0).toBe(hydrates);
});

test('styles see from the start which islands hydrate on their own, and which do not', () => {
  localStorage.setItem('forecourt:example-motors:favourites', '["c1"]');
  expect(island({ stored: ['favourites'] }).element.dataset.due).toBe('');
  expect(island({ stored: ['compare'] }).element.dataset.due).toBeUndefined();
});

test('it hydrates when something is stored later, here or in another tab', async () => {
  const here = island({ stored: ['favourites'] });
  const other = island({ stored: ['compare'] });
  document.dispatchEvent(new CustomEvent('forecourt:stored', { detail: 'favourites' }));
  await settled();
  expect(here.hydrate).toHaveBeenCalledOnce();
  expect(other.hydrate).not.toHaveBeenCalled();
  fireEvent(window, new StorageEvent('storage', { key: 'forecourt:example-motors:compare' }));
  await settled();
  expect(other.hydrate).toHaveBeenCalledOnce();
});

test('a click waits until the island is hydrated, including one that another island dispatches', async () => {
  const { button } = island('');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  await settled();
  expect(pressed).toHaveBeenCalledOnce();
});

test('scripts that failed to load are requested again at the next touch', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate).mockRejectedValueOnce(new Error('offline'));
  const { element, button } = island('', load);
  fireEvent(button, new Event('pointerover', { bubbles: true }));
  await settled();
  expect(element.dataset.failed).toBe('');
  expect(warn).toHaveBeenCalledOnce();
  fireEvent(button, new Event('pointerover', { bubbles: true }));
  await settled();
  expect(hydrate).toHaveBeenCalledOnce();
  expect(element.dataset.failed).toBeUndefined();
  warn.mockRestore();
});

test.each([
  [undefined, true],
  ['false', false],
])(
  'with %s stored under the name of `unless` it hydrates when the page is idle: %s',
  async (text, hydrates) => {
    if (text !== undefined) localStorage.setItem('forecourt:example-motors:popup', text);
    const { hydrate } = island({ auto: 'idle', unless: 'popup' });
    fireEvent(window, new Event('load'));
    await settled();
    expect(hydrate.mock.calls.length > 0).toBe(hydrates);
  },
);

test('`alive` hydrates at the first interaction, wherever it is', async () => {
  // A page of its own: the first sign of life has been given on this one.
  vi.resetModules();
  vi.spyOn(customElements, 'define').mockImplementation(() => undefined);
  const { default: freshIntent } = await import('#client/intent.ts');
  const hydrate = vi.fn(async () => {});
  const element = document.createElement('div');
  freshIntent(async () => hydrate, { name: 'Test', value: { alive: true } as never }, element);
  await settled();
  expect(hydrate).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  await settled();
  expect(hydrate).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
