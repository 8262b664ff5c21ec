import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { onSet, type WritableAtom } from 'nanostores';
import { tellStored } from './tell-stored.ts';

/** Where the browser refuses to keep anything (private windows, a full disk) a list lives as long as the page. */
const FORGIVING: ProxyHandler<Storage> = {
  set(storage, key, value) {
    try {
      return Reflect.set(storage, key, value);
    } catch {
      return true;
    }
  },
};

try {
  setPersistentEngine(new Proxy(window.localStorage, FORGIVING), windowPersistentEvents);
} catch {
  // No storage at all, or no browser: the library keeps to the page's memory.
}

/** An entry of what was kept; undefined when it does not read as one. */
type Read<Entry> = (kept: unknown) => Entry | undefined;

/**
 * A list that is kept on the visitor's device under `forecourt:<site>:<name>`, in step over all tabs of the site. What
 * does not read as an entry (an older version, another hand) is left out. Islands that wait for it hydrate when it
 * changes (src/client/intent.ts). Components read it by useDeviceList.
 */
export function deviceList<Entry>(
  site: string,
  name: string,
  read: Read<Entry>,
): WritableAtom<readonly Entry[]> {
  const list = persistentAtom<readonly Entry[]>(`forecourt:${site}:${name}`, [], {
    encode: JSON.stringify,
    decode: (text) => entriesIn(text, read),
  });
  if (typeof document !== 'undefined') onSet(list, () => tellStored(name));
  return list;
}

/** The entries that a kept text holds; none when it is no list. */
export function entriesIn<Entry>(text: string, read: Read<Entry>): readonly Entry[] {
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
