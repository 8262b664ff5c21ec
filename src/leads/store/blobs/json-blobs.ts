import type { Store } from '@netlify/blobs';

/** Blobs read in parallel. */
const MAX_CONCURRENT_READS = 50;

export type JsonBlobs = ReturnType<typeof createJsonBlobs>;

/** A store of blobs that are JSON. */
export function createJsonBlobs(store: Store) {
  // Not validated again: only this store writes them, of validated leads, and a lead that failed here would be lost.
  async function read<T>(key: string): Promise<T | undefined> {
    return ((await store.get(key, { type: 'json' })) as T | null) ?? undefined;
  }

  async function listKeys(prefix: string): Promise<string[]> {
    const { blobs } = await store.list({ prefix });
    return blobs.map(({ key }) => key);
  }

  /** The names of the folders in a folder: 'lead/' -> the dealers that have leads. */
  async function listFolders(folder: string): Promise<string[]> {
    const { directories } = await store.list({ prefix: folder, directories: true });
    return directories.map((directory) => directory.slice(folder.length).replace(/\/$/, ''));
  }

  /** The blobs under a prefix, in no particular order, except those deleted in the meantime. */
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

  /** Writes a blob unless it exists. Returns whether it was written. */
  async function create(key: string, value: unknown): Promise<boolean> {
    const { modified } = await store.setJSON(key, value, { onlyIfNew: true });
    return modified;
  }

  async function deleteAll(prefix: string): Promise<void> {
    await Promise.all((await listKeys(prefix)).map((key) => store.delete(key)));
  }

  return {
    read,
    listKeys,
    listFolders,
    readAll,
    write,
    create,
    delete: (key: string) => store.delete(key),
    deleteAll,
  };
}
