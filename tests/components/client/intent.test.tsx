import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

const TYPING = ['keydown', 'keypress', 'input', 'keyup', 'change'];

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
])('an island with %s stored under its key hydrates without interaction: %s', async (text, hydrates) => {
  if (text !== undefined) localStorage.setItem('forecourt:example-motors:favourites', text);
  const { hydrate } = island({ stored: ['favourites'] });
  await settled();
  expect(hydrate.mock.calls.length > 0).toBe(hydrates);
});

test('only islands that will hydrate without interaction are marked for CSS from the start', () => {
  localStorage.setItem('forecourt:example-motors:favourites', '["c1"]');
  expect(island({ stored: ['favourites'] }).element.dataset.due).toBe('');
  expect(island({ stored: ['compare'] }).element.dataset.due).toBeUndefined();
});

test('an island hydrates when its key is stored later, in this tab or another', async () => {
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

test('a click waits until the island is hydrated, even one dispatched by a script', async () => {
  const { button } = island('');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  await settled();
  expect(pressed).toHaveBeenCalledOnce();
});

test('scripts that failed to load are requested again by a click alone, and one failure is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const hydrate = vi.fn(async () => {});
  const offline = new Error('offline');
  const load = vi
    .fn(async () => hydrate)
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline);
  const { element, button } = island('', load);
  for (const type of ['pointerover', 'focusin', 'input', 'click']) {
    fireEvent(button, new Event(type, { bubbles: true }));
    await settled();
  }
  expect(element.dataset.failed).toBe('');
  expect(load).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledOnce();
  button.click();
  await settled();
  expect(hydrate).toHaveBeenCalledOnce();
  expect(element.dataset.failed).toBeUndefined();
  warn.mockRestore();
});

test.each([
  [undefined, true],
  ['false', false],
])(
  'an island with %s stored under its `unless` key hydrates when the page is idle: %s',
  async (text, hydrates) => {
    if (text !== undefined) localStorage.setItem('forecourt:example-motors:popup', text);
    const { hydrate } = island({ auto: 'idle', unless: 'popup' });
    fireEvent(window, new Event('load'));
    await settled();
    expect(hydrate.mock.calls.length > 0).toBe(hydrates);
  },
);

test('a field of an island takes what is typed, and its component hears of it once it is hydrated', async () => {
  let hydrated = () => {};
  // Already connected, it leaves the registration to the test.
  const element = Object.assign(document.createElement('astro-island'), { connected: true });
  const field = document.createElement('input');
  element.append(field);
  document.body.append(element);
  const load = async () => () => new Promise<void>((resolve) => (hydrated = resolve));
  intent(load, { name: 'Test', value: '' }, element);
  const heard = vi.fn();
  for (const type of TYPING) element.addEventListener(type, heard);
  const typeOne = () => {
    for (const type of TYPING) fireEvent(field, new Event(type, { bubbles: true }));
  };
  typeOne();
  await settled();
  typeOne();
  expect(heard).not.toHaveBeenCalled();
  hydrated();
  await settled();
  typeOne();
  expect(heard).toHaveBeenCalledTimes(TYPING.length);
});

/** An island of a page of its own, which nobody has touched. */
async function freshIsland(options: IntentOptions) {
  vi.resetModules();
  vi.spyOn(customElements, 'define').mockImplementation(() => undefined);
  const { default: freshIntent } = await import('#client/intent.ts');
  const element = document.createElement('div');
  element.innerHTML = '<button></button><input type="search">';
  document.body.append(element);
  const hydrate = vi.fn(async () => {});
  freshIntent(async () => hydrate, { name: 'Test', value: options as never }, element);
  return { element, hydrate };
}

describe('an island that starts when the page is quiet', () => {
  async function quietIsland() {
    vi.useFakeTimers();
    const island = await freshIsland({ auto: 'quiet' });
    fireEvent(window, new Event('load'));
    await vi.advanceTimersByTimeAsync(100);
    return island;
  }
  afterEach(async () => {
    // None may be left to start when the page of the tests is gone.
    fireEvent(window, new Event('scroll'));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  });

  test('leaves the page to be read, and starts after three seconds without any interaction', async () => {
    const { hydrate } = await quietIsland();
    await vi.advanceTimersByTimeAsync(2800);
    expect(hydrate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2200);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test('starts after the first interaction with the page, once a press had time to be answered', async () => {
    const { hydrate } = await quietIsland();
    fireEvent(window, new Event('scroll'));
    await vi.advanceTimersByTimeAsync(200);
    expect(hydrate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test.each([
    ['pointerover', 'button', false],
    ['touchstart', 'button', false],
    ['focusin', 'button', false],
    ['input', 'button', true],
    ['click', 'button', true],
    ['touchstart', '[type=search]', true],
  ])('%s on a %s inside of it starts it at once: %s', async (type, selector, starts) => {
    const { element, hydrate } = await quietIsland();
    const target = element.querySelector(selector) as Element;
    fireEvent(target, new Event(type, { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(10);
    expect(hydrate.mock.calls.length > 0).toBe(starts);
  });
});

test.each([
  [undefined, 1],
  ['false', 0],
])(
  'an `onInteraction` island with %s stored under its `unless` key hydrates on the first interaction',
  async (text, times) => {
    if (text !== undefined) localStorage.setItem('forecourt:example-motors:popup', text);
    const { hydrate } = await freshIsland({ onInteraction: true, unless: 'popup' });
    await settled();
    expect(hydrate).not.toHaveBeenCalled();
    fireEvent.pointerMove(document.body);
    await settled();
    expect(hydrate).toHaveBeenCalledTimes(times);
    vi.restoreAllMocks();
  },
);
