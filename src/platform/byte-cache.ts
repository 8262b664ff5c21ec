/** A least-recently-used cache, limited by bytes. */
export interface ByteCache<T> {
  get(key: string): T | undefined;
  /** `bytes` is the size of the value; a value larger than the whole cache is not cached. */
  set(key: string, value: T, bytes: number): void;
}

/** Creates an empty cache of at most `maxBytes`. */
export function createByteCache<T>(maxBytes: number): ByteCache<T> {
  // A Map preserves insertion order, so the first entry is the least recently used one.
  const entries = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}
