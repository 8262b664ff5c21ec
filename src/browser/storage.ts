/** The slug of the page's dealer; empty during a build. */
function siteSlug(): string {
  return globalThis.document?.documentElement.dataset.site ?? '';
}

/** The prefix of a dealer's keys and database names: several dealers may share an origin. */
export function storageNamespace(site = siteSlug()): string {
  return `forecourt:${site}`;
}

/**
 * The key under which a dealer's pages store a value in the browser. The inline scripts of src/client repeat it, because
 * they can't import anything.
 */
export function storageKey(name: string, site?: string): string {
  return `${storageNamespace(site)}:${name}`;
}

/** The value stored under a name; undefined if there is none, it is invalid JSON, or the browser refuses (private mode). */
export function readStored(store: 'localStorage' | 'sessionStorage', name: string): unknown {
  try {
    return JSON.parse(window[store].getItem(storageKey(name)) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it if it is undefined. Never throws: a full or refused store is ignored. */
export function writeStored(store: 'localStorage' | 'sessionStorage', name: string, value: unknown): void {
  try {
    if (value === undefined) window[store].removeItem(storageKey(name));
    else window[store].setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Private mode or a full store: the visitor only loses a convenience.
  }
}
