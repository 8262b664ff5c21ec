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
  /** Names in localStorage: the island hydrates on its own as soon as the visitor has something stored under one. */
  readonly stored?: readonly string[];
  /** The island hydrates on its own where the address has a query string. */
  readonly query?: boolean;
  /** The island hydrates without the visitor: at once, or when the page has loaded and the browser is idle. */
  readonly auto?: 'now' | 'idle';
  /** Nor then, where something is stored under this name: a visitor who closed a popup has no use for its scripts. */
  readonly unless?: string;
  /** The island hydrates on its own when this event is heard on the document. */
  readonly on?: string;
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
interface Waiting {
  readonly element: HTMLElement;
  readonly options: IntentOptions;
  /** Resolves when the island is hydrated or its scripts could not be loaded: the next call tries again. */
  readonly start: () => Promise<void>;
}

const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'];
/** A press on one of these means nothing until React is there. Links do: they wait only where `for` names them. */
const BUTTON = 'button:not([popovertarget])';
/** What keys do to these is in the document, where the hydrated component finds it; Enter and the space bar press. */
const NATIVE_KEYS = 'input,select,textarea,summary';

const waiting = new Set<Waiting>();

/** Hydrates an island at the visitor's first touch of it; a press or key that comes before React is there is replayed. */
const intent: ClientDirective = (load, { value }, element) => {
  const options: IntentOptions = (value as unknown as IntentOptions | '') || {};
  let started: Promise<void> | undefined;
  const island = {
    element,
    options,
    start: () => {
      started ??= load()
        .then((hydrate) => hydrate())
        .then(
          () => {
            waiting.delete(island);
            delete element.dataset.failed;
          },
          (error) => {
            started = undefined;
            element.dataset.failed = '';
            // biome-ignore lint/suspicious/noConsole: what a visitor need not know of
            console.warn('An island could not be loaded', error);
          },
        );
      return started;
    },
  };
  const { start } = island;
  const { stored, query, auto, unless, visible, alive, on } = options;
  waiting.add(island);
  if (auto === 'now') start();
  const idle = auto === 'idle' && !(unless && isStored(unless));
  if (idle || (query && location.search) || stored?.some(isStored)) {
    // For styles: what the build guessed is about to be replaced.
    element.dataset.due = '';
    whenIdle(start);
  }
  if (visible) whenAlive(() => whenVisible(element, start));
  if (alive) whenAlive(start);
  if (on) listen(on, start);
};

export default intent;

/** Astro's renderer of React components (@astrojs/react/client.js). */
type Renderer = (
  element: HTMLElement,
) => (component: unknown, props: unknown, slots: object, meta: { client: string }) => void;

class Island extends HTMLElement {
  private known = false;

  connectedCallback(): void {
    // It comes here again when a list that it stands in is put in another order.
    if (this.known) return;
    this.known = true;
    let tries = 0;
    // A browser may remember that a script failed: the next try asks at another address.
    const get = (name: string) => import(this.text(name) + (tries ? `?${tries}` : ''));
    const load = async () => {
      try {
        const [components, renderer] = await Promise.all([get('component-url'), get('renderer-url')]);
        return async () => this.hydrate(components, renderer.default);
      } catch (error) {
        tries++;
        throw error;
      }
    };
    intent(load, JSON.parse(this.text('opts')), this);
  }

  hydrate(components: Readonly<Record<string, unknown>>, renderer: Renderer): void {
    const slots: Record<string, string> = {};
    for (const slot of this.querySelectorAll('astro-slot'))
      if (slot.closest('astro-island') === this)
        slots[slot.getAttribute('name') ?? 'default'] = slot.innerHTML;
    // Astro marks the end of the island's HTML for its own script.
    if (this.lastChild?.nodeType === Node.COMMENT_NODE) this.lastChild.remove();
    const props = revived([0, JSON.parse(this.text('props'))]);
    renderer(this)(components[this.text('component-export')], props, slots, { client: 'intent' });
    this.removeAttribute('ssr');
  }

  private text(name: string): string {
    return this.getAttribute(name) ?? '';
  }
}

customElements.define('astro-island', Island);

/** A value of Astro's `props` attribute: `[0, value]`, or `[1, [...]]` for a list. Props of other types are not for islands. */
function revived([type, value]: [number, unknown]): unknown {
  if (type === 1) return (value as [number, unknown][]).map(revived);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, revived(entry)]));
}

/** The islands that an element belongs to, by its place or by `for`. */
function islandsOf(target: EventTarget | null): Waiting[] {
  return [...waiting].filter(
    ({ element, options }) =>
      target instanceof Element && (element.contains(target) || (options.for && target.closest(options.for))),
  );
}

function listen(type: string, hear: (event: Event) => void): void {
  document.addEventListener(type, hear, { passive: type !== 'click', capture: true });
}

/** Starts the islands of an event's target; `again` follows when they are hydrated, or can't be. */
function replay(islands: readonly Waiting[], again: () => void): void {
  Promise.all(islands.map(({ start }) => start())).then(again);
}

/** A replayed click is not held again; one that an island makes itself is, as a visitor's would be. */
let replaying = false;

// Fields are also filled in without any touch: by the browser, or by assistive technology.
for (const type of ['pointerover', 'touchstart', 'focusin', 'input'])
  listen(type, ({ target }) => replay(islandsOf(target), () => {}));

listen('click', (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const islands = islandsOf(target);
  if (replaying || button || ctrlKey || metaKey || shiftKey || altKey || islands.length === 0) return;
  const links = islands.flatMap(({ options }) => options.for ?? []);
  const inside = islands.some(({ element }) => element.contains(target as Node)) ? [BUTTON] : [];
  const held = (target as Element).closest<HTMLElement>([...links, ...inside].join());
  if (!held) return;
  event.preventDefault();
  event.stopPropagation();
  replay(islands, () => {
    replaying = true;
    held.click();
    replaying = false;
  });
});

listen('keydown', (event) => {
  const { target, isTrusted, key } = event as KeyboardEvent;
  if (!isTrusted || key === 'Enter' || key === ' ' || (target as Element).matches(NATIVE_KEYS)) return;
  const islands = islandsOf(target);
  if (islands.length > 0)
    replay(islands, () => target?.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent)));
});

/** Something was stored under a name: by a component of this page (device-list.ts), or in another tab. */
function startStored(name: string): void {
  for (const { options, start } of waiting) if (options.stored?.includes(name)) start();
}

listen('forecourt:stored', (event) => startStored((event as CustomEvent<string>).detail));
addEventListener('storage', ({ key }) => startStored(key?.split(':')[2] ?? ''));

function isStored(name: string): boolean {
  try {
    const text = localStorage.getItem(`forecourt:${document.documentElement.dataset.site}:${name}`);
    return text !== null && text !== '[]';
  } catch {
    return false;
  }
}

function whenIdle(start: () => void): void {
  const idle = () =>
    'requestIdleCallback' in self ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}

function whenAlive(start: () => void): void {
  const once = () => {
    for (const type of SIGNS_OF_LIFE) removeEventListener(type, once, true);
    start();
  };
  for (const type of SIGNS_OF_LIFE) addEventListener(type, once, { passive: true, capture: true });
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
