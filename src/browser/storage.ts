/** The dealer whose page this is; empty while pages are built. */
function siteSlug(): string {
  return globalThis.document?.documentElement.dataset.site ?? '';
}

/** The beginning of every key and database name of a dealer: several dealers may be served from one origin. */
export function storageNamespace(site = siteSlug()): string {
  return `forecourt:${site}`;
}

/**
 * The key under which a dealer's pages store something in the browser. The inline scripts of src/client write it out
 * themselves: they import nothing.
 */
export function storageKey(name: string, site?: string): string {
  return `${storageNamespace(site)}:${name}`;
}

/** The value stored under a name; undefined if there is none, it is not JSON, or the browser refuses (private mode). */
export function readStored(store: 'localStorage' | 'sessionStorage', name: string): unknown {
  try {
    return JSON.parse(window[store].getItem(storageKey(name)) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it when it is undefined. A store that is full or refused changes nothing for the visitor. */
export function writeStored(store: 'localStorage' | 'sessionStorage', name: string, value: unknown): void {
  try {
    if (value === undefined) window[store].removeItem(storageKey(name));
    else window[store].setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Private mode or a full store: the visitor loses a convenience and nothing else.
  }
}
