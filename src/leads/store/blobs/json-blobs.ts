import type { Store } from '@netlify/blobs';

/** How many blobs are asked for at once. */
const MAX_CONCURRENT_READS = 50;

export type JsonBlobs = ReturnType<typeof createJsonBlobs>;

/** A store of blobs that are JSON. */
export function createJsonBlobs(store: Store) {
  // Not checked: this store alone writes them, of leads that were validated, and one that failed a check would be lost.
  async function read<T>(key: string): Promise<T | undefined> {
    return ((await store.get(key, { type: 'json' })) as T | null) ?? undefined;
  }

  async function listKeys(prefix: string): Promise<string[]> {
    const { blobs } = await store.list({ prefix });
    return blobs.map(({ key }) => key);
  }

  /** The blobs under a prefix, in no particular order, without those that are deleted meanwhile. */
  async function readAll<T>(prefix: string): Promise<T[]> {
    const all = await listKeys(prefix);
    const entries: (T | undefined)[] = [];
    for (let start = 0; start < all.length; start += MAX_CONCURRENT_READS) {
      const some = all.slice(start, start + MAX_CONCURRENT_READS);
      entries.push(...(await Promise.all(some.map((key) => read<T>(key)))));
    }
    return entries.filter((entry) => entry !== undefined);
  }

  async function write(key: string, value: unknown): Promise<void> {
    await store.setJSON(key, value);
  }

  /** Writes a blob unless it exists, and tells whether it did. */
  async function create(key: string, value: unknown): Promise<boolean> {
    const { modified } = await store.setJSON(key, value, { onlyIfNew: true });
    return modified;
  }

  async function deleteAll(prefix: string): Promise<void> {
    await Promise.all((await listKeys(prefix)).map((key) => store.delete(key)));
  }

  return { read, listKeys, readAll, write, create, delete: (key: string) => store.delete(key), deleteAll };
}
