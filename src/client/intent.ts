import type { ClientDirective } from 'astro';

/*
 * Hydration of islands: the directive `client:intent`, and the element that Astro writes around an island. Astro's own
 * script for that element is three times as long and would be in the HTML of every page: with it, search pages would
 * exceed the 14 KB that a server sends in the first round trip (docs/architecture/islands.md has the figures).
 */

/** The options of `client:intent`. Without options, the island waits until the visitor touches it. */
export interface IntentOptions {
  /** Selector of links, inside the island or elsewhere, that React handles: a click on one waits for the island. */
  readonly for?: string;
  /** Names of stores: the island hydrates as soon as one has content, on the device or on this page. */
  readonly stored?: readonly string[];
  /** The island hydrates on its own if the URL has a query string. */
  readonly query?: boolean;
  /**
   * The island hydrates without the visitor: immediately, once the page has loaded and the browser is idle, or after the first
   * interaction with the page or a few seconds without any. Then HTML alone must answer a press: it is not held up by scripts.
   */
  readonly auto?: 'now' | 'idle' | 'quiet';
  /** Prevents `auto: 'idle'` and `onInteraction` if this store has content: who closed a popup does not need its scripts. */
  readonly unless?: string;
  /** The island hydrates when it comes into view, after the visitor's first interaction with the page. */
  readonly visible?: boolean;
  /** The island hydrates at the visitor's first interaction with the page, wherever it is. */
  readonly onInteraction?: boolean;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
  }
}

/** An island that has not been hydrated. */
interface WaitingIsland {
  readonly element: HTMLElement;
  readonly options: IntentOptions;
  /** Resolves once the island is hydrated or its scripts failed to load; after a failure the next call tries again. */
  readonly start: () => Promise<void>;
}

/** Clicks on these do nothing before hydration. Links work without React, so they wait only if `for` matches them. */
const BUTTON_SELECTOR = 'button:not([popovertarget])';
/** What comes before a press, which an island that starts when the page is quiet leaves to HTML, except on fields: a key follows. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'];
const TYPED_SELECTOR = 'select,[type=search]';
/** How long a page without interaction is left to be read. */
const QUIET_MS = 3000;
/** How long the first press has to be answered before scripts are evaluated. */
const PRESS_MS = 300;
/** Keys change these elements' own state, which the hydrated component reads. */
const NATIVE_KEY_SELECTOR = 'input,select,textarea,summary';

const root = document.documentElement;
const waitingIslands = new Set<WaitingIsland>();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the first of the events fires. */
const firstEvent = (...types: string[]) =>
  new Promise((resolve) => {
    for (const type of types) addEventListener(type, resolve, { passive: true, capture: true, once: true });
  });

// An island of a page rendered ahead does not start by itself before the page is opened: it could show a popup or count a view.
const pageOpened = document.prerendering ? firstEvent('prerenderingchange') : Promise.resolve();
const pageLoaded = document.readyState === 'complete' ? Promise.resolve() : firstEvent('load');
const pageReady = Promise.all([pageLoaded, pageOpened]);
const firstInteraction = firstEvent('scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart');

// Preloads the script that all islands share before one is touched. Not offline: WebKit keeps a failed preload for the next page.
firstInteraction.then(() => {
  const { react } = root.dataset;
  const link = document.createElement('link');
  if (react && navigator.onLine)
    document.head.append(Object.assign(link, { rel: 'modulepreload', href: react }));
});

/** Hydrates an island when the visitor first touches it; clicks and keys before hydration are replayed. */
const intent: ClientDirective = (load, { value }, element) => {
  const options: IntentOptions = (value as unknown as IntentOptions | '') || {};
  const { dataset } = element;
  let started: Promise<void> | undefined;
  const begin = async () => {
    try {
      await (await load())();
      waitingIslands.delete(island);
      delete dataset.failed;
    } catch (error) {
      started = undefined;
      // biome-ignore lint/suspicious/noConsole: visitors need not know
      if (dataset.failed === undefined) console.warn(error);
      dataset.failed = '';
    }
  };
  const start = () => {
    started ??= begin();
    return started;
  };
  const startWhenIdle = () =>
    'requestIdleCallback' in self ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start);
  const island = { element, options, start };
  waitingIslands.add(island);
  const { stored = [], query, auto, unless, visible } = options;
  if (auto === 'now') start();
  if ((auto === 'idle' && !isStored(unless)) || (query && location.search) || stored.some(isStored)) {
    // For styles: the prerendered content is about to be replaced.
    dataset.due = '';
    pageReady.then(startWhenIdle);
  } else if (auto === 'quiet')
    pageReady
      .then(() => Promise.race([firstInteraction.then(() => wait(PRESS_MS)), wait(QUIET_MS)]))
      .then(startWhenIdle);
  if (options.onInteraction && !isStored(unless)) firstInteraction.then(start);
  if (visible) firstInteraction.then(() => whenVisible(element, start));
};

export default intent;

/** The script that hydrates islands. The first of a built page names it, in development each does. */
let renderer = '';

class AstroIsland extends HTMLElement {
  private connected = false;

  connectedCallback(): void {
    // Called again when the element moves, for example when a list is reordered.
    if (this.connected) return;
    this.connected = true;
    const attribute = (name: string) => this.getAttribute(name) ?? '';
    renderer ||= attribute('renderer-url');
    let retrySuffix = '';
    const load = async () => {
      const urls = [attribute('component-url') + retrySuffix, renderer + retrySuffix];
      // A browser may cache the failure of a script, so the next attempt uses another URL.
      retrySuffix += '?';
      const [components, { default: hydrate }] = await Promise.all(urls.map((url) => import(url)));
      return async () => hydrate(this, components);
    };
    const options = JSON.parse(attribute('opts') || '{}');
    // In development Astro writes more than the options.
    intent(load, 'value' in options ? options : { value: options }, this);
  }
}

customElements.define('astro-island', AstroIsland);

/** The islands that an element belongs to, by position or by `for`. */
function findIslands(target: Element): WaitingIsland[] {
  return [...waitingIslands].filter(
    ({ element, options }) => element.contains(target) || (options.for && target.closest(options.for)),
  );
}

/** A replayed click is not intercepted again. A click that an island dispatches is, like a visitor's. */
let replaying = false;

/** Intercepts an event if necessary and returns the function that replays it after hydration; undefined = no replay. */
function prepareReplay(
  event: Event,
  target: Element,
  islands: readonly WaitingIsland[],
): (() => void) | undefined {
  const { type, button, key } = event as MouseEvent & KeyboardEvent;
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (button || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  if (type === 'click') {
    const inside = islands.some(({ element }) => element.contains(target)) ? [BUTTON_SELECTOR] : [];
    const control = target.closest<HTMLElement>(
      [...islands.flatMap(({ options }) => options.for ?? []), ...inside].join(),
    );
    if (!control) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return () => control.click();
  }
  // Enter and the space bar cause a click, which is replayed.
  if (type !== 'keydown' || key === 'Enter' || key === ' ' || target.matches(NATIVE_KEY_SELECTOR))
    return undefined;
  return () => target.dispatchEvent(new KeyboardEvent(type, event));
}

// 'input' because the browser or assistive technology may fill in fields without other events.
for (const type of ['pointerover', 'touchstart', 'focusin', 'input', 'keydown', 'click'])
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || replaying) return;
      const isApproach = APPROACHES.includes(type) && !target.matches(TYPED_SELECTOR);
      // After a failure only a click tries again: a form that is filled in offline would try at every key.
      const islands = findIslands(target).filter(
        ({ element, options }) =>
          type === 'click' ||
          (element.dataset.failed === undefined && !(isApproach && options.auto === 'quiet')),
      );
      if (islands.length === 0) return;
      const replay = prepareReplay(event, target, islands);
      Promise.all(islands.map(({ start }) => start())).then(() => {
        replaying = true;
        replay?.();
        replaying = false;
      });
    },
    { passive: type !== 'click', capture: true },
  );

// React hydrates a whole island at once for an event that it hears meanwhile: 200 ms of a slow phone, a second for a search. A field
// shows what is typed by itself, and its component reads that once it is hydrated.
for (const type of 'touchstart touchend pointerup mousedown mouseup click keydown keypress keyup input change'.split(
  ' ',
))
  document.addEventListener(
    type,
    (event) => {
      const field = (event.target as Element).closest?.(
        'input,select,textarea,label,summary,[popovertarget]',
      );
      // A search under a query string is hydrated before it is ready: it waits for its results.
      const island = field?.closest(`astro-island${'pending' in root.dataset ? '' : ',#search'}`);
      for (const { element } of waitingIslands) if (element === island) event.stopPropagation();
    },
    { passive: true, capture: true },
  );

/** Hydrates the islands that wait for a store, after it changed on this page or in another tab. */
function startStored(name: string | undefined): void {
  for (const { options, start } of waitingIslands) if (name && options.stored?.includes(name)) start();
}

document.addEventListener('forecourt:stored', (event) => startStored((event as CustomEvent<string>).detail));
addEventListener('storage', ({ key }) => startStored(key?.split(':')[2]));

function isStored(name: string | undefined): boolean {
  try {
    return (localStorage.getItem(`forecourt:${root.dataset.site}:${name}`) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

function whenVisible(element: Element, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  // Observes the children, because the island itself has no box (`display: contents`).
  for (const child of element.children) observer.observe(child);
}
