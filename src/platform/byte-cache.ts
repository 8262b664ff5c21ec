/** A memory of what was read or made, bounded in bytes: what was not asked for longest goes first. */
export interface ByteCache<T> {
  get(key: string): T | undefined;
  /** `bytes` is what the value weighs; one that is heavier than the whole cache is not kept. */
  set(key: string, value: T, bytes: number): void;
}

/** Makes an empty cache of at most `maxBytes`. */
export function createByteCache<T>(maxBytes: number): ByteCache<T> {
  // A Map keeps the order of insertion: the first entry is the one not asked for longest.
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
