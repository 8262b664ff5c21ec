/** The dealer whose page this is: what is kept on a device is kept for each dealer alone. */
function storageKey(name: string): string {
  return `forecourt:${document.documentElement.dataset.site}:${name}`;
}

/** What is kept under a name, or undefined: nothing there, not JSON, or a browser that keeps nothing (private mode). */
export function readStored(store: 'localStorage' | 'sessionStorage', name: string): unknown {
  try {
    return JSON.parse(window[store].getItem(storageKey(name)) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, or forgets it when it is undefined. A full or closed store changes nothing for the visitor. */
export function writeStored(store: 'localStorage' | 'sessionStorage', name: string, value: unknown): void {
  try {
    if (value === undefined) window[store].removeItem(storageKey(name));
    else window[store].setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Private mode or a full store: the visitor loses a convenience and nothing else.
  }
}
