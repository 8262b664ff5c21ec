import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { onSet, type WritableAtom } from 'nanostores';
import { dispatchStored } from './stored-event.ts';

/** Where the browser refuses to keep anything (private windows, a full disk) a list lives as long as the page. */
const IGNORE_WRITE_ERRORS: ProxyHandler<Storage> = {
  set(storage, key, value) {
    try {
      return Reflect.set(storage, key, value);
    } catch {
      return true;
    }
  },
};

try {
  setPersistentEngine(new Proxy(window.localStorage, IGNORE_WRITE_ERRORS), windowPersistentEvents);
} catch {
  // No storage at all, or no browser: the library keeps to the page's memory.
}

/** An entry of what was kept; undefined when it does not read as one. */
type ReadEntry<Entry> = (kept: unknown) => Entry | undefined;

/**
 * A list that is kept on the visitor's device under `forecourt:<site>:<name>`, in step over all tabs of the site. What
 * does not read as an entry (an older version, another hand) is left out. Islands that wait for it hydrate when it
 * changes (src/client/intent.ts). Components read it by useStoredList.
 */
export function createStoredList<Entry>(
  site: string,
  name: string,
  read: ReadEntry<Entry>,
): WritableAtom<readonly Entry[]> {
  const list = persistentAtom<readonly Entry[]>(`forecourt:${site}:${name}`, [], {
    encode: JSON.stringify,
    decode: (text) => parseStoredList(text, read),
  });
  if (typeof document !== 'undefined') onSet(list, () => dispatchStored(name));
  return list;
}

/** The entries that a kept text holds; none when it is no list. */
export function parseStoredList<Entry>(text: string, read: ReadEntry<Entry>): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.map(read).filter((entry) => entry !== undefined) : [];
  } catch {
    return [];
  }
}

/** The dealer whose page this is; empty while pages are built. */
export function siteSlug(): string {
  return globalThis.document?.documentElement.dataset.site ?? '';
}
