import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SiteEvent } from '#domain/lead/events.ts';
import type { OutboxMessage } from './message.ts';

/**
 * How long an unsent message waits on a device, in milliseconds: 7 days. DAY_MS is in the scripts of cars (chunks.ts), which
 * pages with a form would load for it.
 */
export const OUTBOX_RETENTION_MS = 604_800_000;

/** A message that the site has not acknowledged yet. */
export type UnsentMessage = OutboxMessage & {
  /** Identifies the message: saving the same key again replaces it. */
  readonly key: string;
  /** Milliseconds. */
  readonly saved_at: number;
  /** The analytics event to fire once it has arrived. */
  readonly event: SiteEvent;
  /** The topic, for the page that says what happens next (T-72). */
  readonly success: string;
};

/** The messages that wait on this device. */
export interface Outbox {
  save(unsent: UnsentMessage): Promise<void>;
  /** Removes a message. Returns whether it was present: of two tabs that sent it, only one reports success. */
  take(key: string): Promise<boolean>;
  /** The waiting messages, oldest first. Messages older than 7 days are deleted. */
  listWaiting(now: number): Promise<UnsentMessage[]>;
  clear(): Promise<void>;
}

interface OutboxSchema extends DBSchema {
  unsent: { key: string; value: UnsentMessage };
}

const STORE_NAME = 'unsent';

/** Opens the dealer's outbox: in IndexedDB, or in memory if the browser stores nothing. */
export async function openOutbox(name: string): Promise<Outbox> {
  try {
    const db = await openDB<OutboxSchema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore(STORE_NAME, { keyPath: 'key' });
      },
    });
    return createStoredOutbox(db);
  } catch {
    return createMemoryOutbox();
  }
}

function createStoredOutbox(db: IDBPDatabase<OutboxSchema>): Outbox {
  return {
    async save(unsent) {
      await db.put(STORE_NAME, unsent);
    },
    async take(key) {
      const { store, done } = db.transaction(STORE_NAME, 'readwrite');
      const present = (await store.getKey(key)) !== undefined;
      await Promise.all([store.delete(key), done]);
      return present;
    },
    async listWaiting(now) {
      const all = await db.getAll(STORE_NAME);
      const [recent, old] = splitByAge(all, now);
      await Promise.all(old.map(({ key }) => db.delete(STORE_NAME, key)));
      return recent;
    },
    clear: () => db.clear(STORE_NAME),
  };
}

function createMemoryOutbox(): Outbox {
  const all = new Map<string, UnsentMessage>();
  return {
    save(unsent) {
      all.set(unsent.key, unsent);
      return Promise.resolve();
    },
    take: (key) => Promise.resolve(all.delete(key)),
    listWaiting: (now) => Promise.resolve(splitByAge([...all.values()], now)[0]),
    clear: () => Promise.resolve(all.clear()),
  };
}

function splitByAge(
  all: readonly UnsentMessage[],
  now: number,
): [recent: UnsentMessage[], old: UnsentMessage[]] {
  const sorted = [...all].sort((a, b) => a.saved_at - b.saved_at);
  const isOld = ({ saved_at }: UnsentMessage) => now - saved_at > OUTBOX_RETENTION_MS;
  return [sorted.filter((unsent) => !isOld(unsent)), sorted.filter(isOld)];
}
