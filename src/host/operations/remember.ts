/** Gathers once for all who ask while it is under way, and for `maxAgeMs` after that. */
export function remember<T>(maxAgeMs: number, gather: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let endsAt = 0;
  return () => {
    if (!current || performance.now() >= endsAt) {
      endsAt = Number.POSITIVE_INFINITY;
      current = gather().finally(() => {
        endsAt = performance.now() + maxAgeMs;
      });
    }
    return current;
  };
}
