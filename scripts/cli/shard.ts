import { UsageError } from './command.ts';

/** One part of a list, such as all dealers: the first of ten is { part: 1, of: 10 }. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** Parses `--shard 3/10`. */
export function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, part = '', of = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (part !== '' && shard.part >= 1 && shard.part <= shard.of) return shard;
  throw new UsageError(`--shard: is "${text}". Write a part and their number: 3/10.`);
}

/**
 * The items of one shard, such as dealers: every tenth, so that parts differ by one at most and neighbours, often of one group
 * and alike in size, are spread. Every item is in exactly one part.
 */
export function pickShard<Item>(items: readonly Item[], shard: Shard | undefined): Item[] {
  return shard ? items.filter((_, index) => index % shard.of === shard.part - 1) : [...items];
}
