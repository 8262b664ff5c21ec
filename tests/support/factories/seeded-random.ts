/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks `count` distinct items by seed: the same seed gives the same items. */
export function sampleItems<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = createSeededRandom(seed);
  const rest = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}
