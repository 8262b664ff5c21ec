import type { Store } from '@netlify/blobs';

/** So many blobs are asked for at once. */
const MAX_CONCURRENT_READS = 50;

/** Reads JSON from a store of blobs. */
export function createBlobReader(store: Store) {
  // Not checked: this store alone writes them, of leads that were validated, and one that failed a check would be lost.
  async function read<T>(key: string): Promise<T | undefined> {
    return ((await store.get(key, { type: 'json' })) as T | null) ?? undefined;
  }

  async function keys(prefix: string): Promise<string[]> {
    const { blobs } = await store.list({ prefix });
    return blobs.map(({ key }) => key);
  }

  /** What lies under a prefix, in no particular order. What goes away meanwhile is not there. */
  async function readAll<T>(prefix: string): Promise<T[]> {
    const all = await keys(prefix);
    const entries: (T | undefined)[] = [];
    for (let start = 0; start < all.length; start += MAX_CONCURRENT_READS) {
      const some = all.slice(start, start + MAX_CONCURRENT_READS);
      entries.push(...(await Promise.all(some.map((key) => read<T>(key)))));
    }
    return entries.filter((entry) => entry !== undefined);
  }

  return { read, keys, readAll };
}
