/** Seeded random numbers: invented stock must not change from build to build. */
export interface Random {
  /** From 0 to 1, excluding 1. */
  readonly next: () => number;
  /** A whole number, including both ends. */
  readonly int: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Picks by weight. */
  readonly weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
}

/** Creates random numbers from a seed (FNV-1a into mulberry32). Picking from an empty list throws. */
export function randomFrom(seed: string): Random {
  const next = generator(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]) => atIndex(items, int(0, items.length - 1));
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const found = items.find((item) => {
        left -= weightOf(item);
        return left < 0;
      });
      return found ?? atIndex(items, items.length - 1);
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
}

function generator(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function atIndex<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}
