import type { ClientDirective } from 'astro';

/*
 * How every island of a page comes to life: the directive `client:intent` and the element that Astro writes around an
 * island. Astro's own script for that element is three times as long, and stands in the HTML of every page: with it, search
 * pages would not fit the 14 KB that a server sends at once (docs/architecture/islands.md has the figures).
 */

/** What `client:intent` may be told; `client:intent` alone waits for the visitor to touch the island. */
export interface IntentOptions {
  /** Selector of links, inside the island or elsewhere, that React handles: a press on one waits for the island. */
  readonly for?: string;
  /** Names of stores: the island hydrates on its own as soon as one holds something, on the device or on this page. */
  readonly stored?: readonly string[];
  /** The island hydrates on its own where the address has a query string. */
  readonly query?: boolean;
  /** The island hydrates without the visitor: at once, or when the page has loaded and the browser is idle. */
  readonly auto?: 'now' | 'idle';
  /** Nor then, where something is stored under this name: a visitor who closed a popup has no use for its scripts. */
  readonly unless?: string;
  /** The island hydrates when it comes into view, after the visitor's first sign of life on the page. */
  readonly visible?: boolean;
  /** The island hydrates at the visitor's first sign of life on the page, wherever it is. */
  readonly alive?: boolean;
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
  /** Resolves when the island is hydrated or its scripts could not be loaded: the next call tries again. */
  readonly start: () => Promise<void>;
}

/** A press on one of these means nothing until React is there. Links do: they wait only where `for` names them. */
const BUTTON_SELECTOR = 'button:not([popovertarget])';
/** What keys do to these is in the document, where the hydrated component finds it. */
const NATIVE_KEY_SELECTOR = 'input,select,textarea,summary';

const root = document.documentElement;
const waitingIslands = new Set<WaitingIsland>();

/** Resolves when one of the events is heard for the first time. */
const firstEvent = (...types: string[]) =>
  new Promise((heard) => {
    for (const type of types) addEventListener(type, heard, { passive: true, capture: true, once: true });
  });

const pageLoaded = document.readyState === 'complete' ? Promise.resolve() : firstEvent('load');
const firstInteraction = firstEvent('scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart');

// What every island needs is on its way before one is touched.
firstInteraction.then(() => {
  const { react } = root.dataset;
  const link = document.createElement('link');
  if (react) document.head.append(Object.assign(link, { rel: 'modulepreload', href: react }));
});

/** Hydrates an island at the visitor's first touch of it; a press or key that comes before React is there is replayed. */
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
      dataset.failed = '';
      // biome-ignore lint/suspicious/noConsole: what a visitor need not know of
      console.warn(error);
    }
  };
  const start = () => {
    started ??= begin();
    return started;
  };
  const island = { element, options, start };
  waitingIslands.add(island);
  const { stored = [], query, auto, unless, visible } = options;
  if (auto === 'now') start();
  if ((auto === 'idle' && !isStored(unless)) || (query && location.search) || stored.some(isStored)) {
    // For styles: what the build guessed is about to be replaced.
    dataset.due = '';
    pageLoaded.then(() =>
      'requestIdleCallback' in self ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start),
    );
  }
  if (options.alive) firstInteraction.then(start);
  if (visible) firstInteraction.then(() => whenVisible(element, start));
};

export default intent;

class AstroIsland extends HTMLElement {
  private known = false;

  connectedCallback(): void {
    // It comes here again when a list that it stands in is put in another order.
    if (this.known) return;
    this.known = true;
    const text = (name: string) => this.getAttribute(name) ?? '';
    let tries = '';
    const load = async () => {
      const urls = [text('component-url') + tries, text('renderer-url') + tries];
      // A browser may remember that a script failed: the next try asks at another address.
      tries += '?';
      const [components, { default: hydrate }] = await Promise.all(urls.map((url) => import(url)));
      return async () => hydrate(this, components);
    };
    intent(load, JSON.parse(text('opts')), this);
  }
}

customElements.define('astro-island', AstroIsland);

/** The islands that an element belongs to, by its place or by `for`. */
function findIslands(target: Element): WaitingIsland[] {
  return [...waitingIslands].filter(
    ({ element, options }) => element.contains(target) || (options.for && target.closest(options.for)),
  );
}

/** A replayed press is not held again; one that an island makes itself is, as a visitor's would be. */
let replaying = false;

/** What follows an event when its islands are there; undefined where nothing does. */
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
    const held = target.closest<HTMLElement>(
      [...islands.flatMap(({ options }) => options.for ?? []), ...inside].join(),
    );
    if (!held) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return () => held.click();
  }
  // Enter and the space bar press: the click is replayed.
  if (type !== 'keydown' || key === 'Enter' || key === ' ' || target.matches(NATIVE_KEY_SELECTOR))
    return undefined;
  return () => target.dispatchEvent(new KeyboardEvent(type, event));
}

// Fields are also filled in without any touch: by the browser, or by assistive technology.
for (const type of ['pointerover', 'touchstart', 'focusin', 'input', 'keydown', 'click'])
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      const islands = target instanceof Element && !replaying ? findIslands(target) : [];
      if (islands.length === 0) return;
      const replay = prepareReplay(event, target as Element, islands);
      Promise.all(islands.map(({ start }) => start())).then(() => {
        replaying = true;
        replay?.();
        replaying = false;
      });
    },
    { passive: type !== 'click', capture: true },
  );

/** A store got something: from a component or script of this page, or in another tab. */
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
  // The island itself has no box (`display: contents`).
  for (const child of element.children) observer.observe(child);
}
