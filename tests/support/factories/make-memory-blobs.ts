import type { Store } from '@netlify/blobs';
import { createJsonBlobs, type JsonBlobs } from '#leads/store/blobs/json-blobs.ts';

interface MemoryBlobs {
  readonly blobs: JsonBlobs;
  /** The keys there are, sorted. */
  keys(): string[];
}

/**
 * Blobs in memory that hold to conditional writes, as Netlify's own do and its local server does not. They are listed in no
 * order that helps: the last written first.
 */
export function makeMemoryBlobs(): MemoryBlobs {
  const texts = new Map<string, string>();
  const listKeys = (prefix: string) => [...texts.keys()].filter((key) => key.startsWith(prefix)).toReversed();
  const store = {
    get: (key: string) => Promise.resolve(JSON.parse(texts.get(key) ?? 'null')),
    list: ({ prefix }: { prefix: string }) =>
      Promise.resolve({ blobs: listKeys(prefix).map((key) => ({ key })), directories: [] }),
    setJSON(key: string, value: unknown, { onlyIfNew = false } = {}) {
      const modified = !(onlyIfNew && texts.has(key));
      if (modified) texts.set(key, JSON.stringify(value));
      return Promise.resolve({ modified });
    },
    delete(key: string) {
      texts.delete(key);
      return Promise.resolve();
    },
  };
  return { blobs: createJsonBlobs(store as unknown as Store), keys: () => [...texts.keys()].sort() };
}
