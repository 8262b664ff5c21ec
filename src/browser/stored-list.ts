import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { onSet, type WritableAtom } from 'nanostores';
import { storageKey } from './storage.ts';
import { dispatchStored } from './stored-event.ts';

/** Where the browser refuses to store anything (private windows, a full disk) a list lives as long as the page. */
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

/** An entry of a stored list; undefined when the value does not read as one. */
type ReadEntry<Entry> = (stored: unknown) => Entry | undefined;

/**
 * A list that is stored on the visitor's device and is the same in all tabs of the site. Values that do not read as
 * entries (written by an older version or by something else) are left out. Islands that wait for the list hydrate when
 * it changes (src/client/intent.ts). Components read it with useStoredList.
 */
export function createStoredList<Entry>(
  name: string,
  read: ReadEntry<Entry>,
): WritableAtom<readonly Entry[]> {
  const list = persistentAtom<readonly Entry[]>(storageKey(name), [], {
    encode: JSON.stringify,
    decode: (text) => parseStoredList(text, read),
  });
  if (typeof document !== 'undefined') onSet(list, () => dispatchStored(name));
  return list;
}

/** The entries that a stored text holds; none when it is not a list. */
export function parseStoredList<Entry>(text: string, read: ReadEntry<Entry>): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.map(read).filter((entry) => entry !== undefined) : [];
  } catch {
    return [];
  }
}
