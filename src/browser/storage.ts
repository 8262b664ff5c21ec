type StoreName = 'localStorage' | 'sessionStorage';

/** The slug of the page's dealer; empty during a build. */
export function siteSlug(): string {
  return globalThis.document?.documentElement.dataset.site ?? '';
}

/**
 * The key under which a dealer's pages store a value in the browser: several dealers may share an origin. The inline
 * scripts of src/client repeat it, because they can't import anything.
 */
export function storageKey(name: string, site = siteSlug()): string {
  return `forecourt:${site}:${name}`;
}

/** The value stored under a name; undefined if there is none, it is invalid JSON, or the browser refuses (private mode). */
export function readStored(store: StoreName, name: string, site?: string): unknown {
  try {
    return JSON.parse(window[store].getItem(storageKey(name, site)) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it if it is undefined. Never throws: a full or refused store is ignored. */
export function writeStored(store: StoreName, name: string, value: unknown, site?: string): void {
  try {
    if (value === undefined) window[store].removeItem(storageKey(name, site));
    else window[store].setItem(storageKey(name, site), JSON.stringify(value));
  } catch {
    // Private mode or a full store: the visitor only loses a convenience.
  }
}

/** The names of all stored values that begin with `prefix`; none if the browser refuses. */
export function listStored(store: StoreName, prefix: string): string[] {
  const site = storageKey('');
  try {
    return Object.keys(window[store])
      .filter((key) => key.startsWith(site + prefix))
      .map((key) => key.slice(site.length));
  } catch {
    return [];
  }
}

/** Fired on the document when a store changes; `detail` is its name. Islands with `stored: [name]` hydrate then. */
export const STORED_EVENT = 'forecourt:stored';

/** Announces that the store of this name has changed. */
export function dispatchStored(name: string): void {
  document.dispatchEvent(new CustomEvent(STORED_EVENT, { detail: name, bubbles: true }));
}
