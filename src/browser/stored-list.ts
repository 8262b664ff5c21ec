import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { useStore } from '@nanostores/react';
import { onSet, type ReadableAtom, type WritableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { dispatchStored, storageKey } from './storage.ts';

/** If the browser refuses to store anything (private windows, a full disk), a list lasts as long as the page. */
const IGNORE_WRITE_ERRORS: ProxyHandler<Storage> = {
  set(storage, key, value) {
    try {
      return Reflect.set(storage, key, value);
    } catch {
      return true;
    }
  },
  deleteProperty(storage, key) {
    storage.removeItem(String(key));
    return true;
  },
};

try {
  setPersistentEngine(new Proxy(window.localStorage, IGNORE_WRITE_ERRORS), windowPersistentEvents);
} catch {
  // No storage at all, or no browser: the library uses memory.
}

/** Reads an entry of a stored list; undefined if the value is invalid. */
type ReadEntry<Entry> = (stored: unknown) => Entry | undefined;

/**
 * A list that is stored on the visitor's device and shared by all tabs of the site. Invalid entries (written by an older
 * version or by something else) are left out. Islands that wait for the list hydrate when it changes
 * (src/client/intent.ts). Components read it with useStoredList.
 */
export function createStoredList<Entry>(
  name: string,
  read: ReadEntry<Entry>,
): WritableAtom<readonly Entry[]> {
  return createStored<readonly Entry[]>(name, [], (text) => parseStoredList(text, read));
}

/** A value that is stored as the lists are. `initial` is that of a device without one; undefined removes it. */
export function createStored<Value>(
  name: string,
  initial: Value,
  decode: (text: string) => Value,
): WritableAtom<Value> {
  const store = persistentAtom<Value>(storageKey(name), initial, { encode: JSON.stringify, decode });
  if (typeof document !== 'undefined') onSet(store, () => dispatchStored(name));
  return store;
}

/** The entries in a stored text; empty if it is not a list. */
export function parseStoredList<Entry>(text: string, read: ReadEntry<Entry>): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.map(read).filter((entry) => entry !== undefined) : [];
  } catch {
    return [];
  }
}

const EMPTY: readonly never[] = [];

/** The entries of a stored list. During the build and hydration it is empty, so that hydration matches the build's HTML. */
export function useStoredList<Entry>(list: ReadableAtom<readonly Entry[]>): readonly Entry[] {
  return useStore(list, { ssr: () => EMPTY });
}

/**
 * Whether something is in a stored list; false during the build and hydration. Renders again only when the answer changes: a
 * list of cars has forty hearts and ticks.
 */
export function useIsStored<Entry>(
  list: ReadableAtom<readonly Entry[]>,
  isIn: (entries: readonly Entry[]) => boolean,
): boolean {
  return useSyncExternalStore(
    list.listen,
    () => isIn(list.get()),
    () => false,
  );
}
