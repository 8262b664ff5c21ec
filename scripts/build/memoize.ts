/** Makes the value of each key once. Keys are the same if `identify` makes the same of them; by default the key itself counts. */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  identify: (key: Key) => unknown = (key) => key,
): (key: Key) => Value {
  const cache = new Map<unknown, Value>();
  return (key) => {
    const id = identify(key);
    const known = cache.get(id) ?? make(key);
    cache.set(id, known);
    return known;
  };
}
