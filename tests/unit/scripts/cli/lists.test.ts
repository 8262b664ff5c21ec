import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';
import { pickShard, readShard } from '#scripts/cli/shard.ts';

test('every dealer is in exactly one part, and parts differ by one dealer at most', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 12 }), (slugs, of) => {
      const parts = Array.from({ length: of }, (_, index) => pickShard(slugs, { part: index + 1, of }));
      expect(parts.flat().sort()).toEqual([...slugs].sort());
      const sizes = parts.map((part) => part.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a part is written "3/10"', () => {
  expect(readShard('3/10')).toEqual({ part: 3, of: 10 });
  expect(readShard(undefined)).toBeUndefined();
  expect(pickShard(['a', 'b', 'c'], undefined)).toEqual(['a', 'b', 'c']);
});

test.each(['0/10', '11/10', '3', '3/0', '/', 'a/b', '-1/2', '1.5/2'])('"%s" is no part', (text) => {
  expect(() => readShard(text)).toThrow(`--shard: is "${text}". Write a part and their number: 3/10.`);
});

test('results have the order of their items', async () => {
  const work = async (n: number) => {
    await new Promise((resolve) => setTimeout(resolve, 5 - n));
    return n * 10;
  };
  expect(await mapConcurrently([1, 2, 3, 4], 2, work)).toEqual([10, 20, 30, 40]);
});

test('after a failure nothing new is begun, and what is under way ends first', async () => {
  const slow = Promise.withResolvers<void>();
  const begun: number[] = [];
  let ended = 0;
  const all = mapConcurrently([1, 2, 3, 4], 2, async (n) => {
    begun.push(n);
    if (n === 1) throw new Error('refused');
    await slow.promise;
    ended += 1;
  });
  const outcome = all.catch((error: Error) => `${error.message} after ${ended}`);
  slow.resolve();
  expect(await outcome).toBe('refused after 1');
  expect(begun).toEqual([1, 2]);
});
