import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SiteEvent } from '#domain/lead/events.ts';
import type { Message } from './message.ts';

/** How long an unsent message waits on a device, in milliseconds: 7 days. */
export const KEPT_FOR = 7 * 86_400_000;

/** A message that the site has not yet said it has. */
export type Unsent = Message & {
  /** The same one again is the same message. */
  readonly key: string;
  /** Milliseconds. */
  readonly saved_at: number;
  /** What analytics is told once it has arrived. */
  readonly event: SiteEvent;
  /** What it was about, for the page that says what happens next (T-72). */
  readonly success: string;
};

/** Messages that wait on this device. */
export interface Outbox {
  save(unsent: Unsent): Promise<void>;
  /** Takes a message out; whether it was there: of two tabs that sent it, one may say so. */
  take(key: string): Promise<boolean>;
  /** What waits, the oldest first; what has waited for longer than 7 days is thrown away. */
  waiting(now: number): Promise<Unsent[]>;
  clear(): Promise<void>;
}

interface Schema extends DBSchema {
  unsent: { key: string; value: Unsent };
}

const STORE = 'unsent';

/** The dealer's outbox on this device: in IndexedDB, or for this page only where the browser keeps nothing. */
export async function openOutbox(name: string): Promise<Outbox> {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore(STORE, { keyPath: 'key' });
      },
    });
    return stored(db);
  } catch {
    return remembered();
  }
}

function stored(db: IDBPDatabase<Schema>): Outbox {
  return {
    async save(unsent) {
      await db.put(STORE, unsent);
    },
    async take(key) {
      const { store, done } = db.transaction(STORE, 'readwrite');
      const there = (await store.getKey(key)) !== undefined;
      await Promise.all([store.delete(key), done]);
      return there;
    },
    async waiting(now) {
      const all = await db.getAll(STORE);
      const [kept, old] = split(all, now);
      await Promise.all(old.map(({ key }) => db.delete(STORE, key)));
      return kept;
    },
    clear: () => db.clear(STORE),
  };
}

function remembered(): Outbox {
  const all = new Map<string, Unsent>();
  return {
    save(unsent) {
      all.set(unsent.key, unsent);
      return Promise.resolve();
    },
    take: (key) => Promise.resolve(all.delete(key)),
    waiting: (now) => Promise.resolve(split([...all.values()], now)[0]),
    clear: () => Promise.resolve(all.clear()),
  };
}

function split(all: readonly Unsent[], now: number): [kept: Unsent[], old: Unsent[]] {
  const sorted = all.toSorted((a, b) => a.saved_at - b.saved_at);
  const isOld = ({ saved_at }: Unsent) => now - saved_at > KEPT_FOR;
  return [sorted.filter((unsent) => !isOld(unsent)), sorted.filter(isOld)];
}
