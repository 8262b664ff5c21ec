import fc from 'fast-check';
import { expect, test } from 'vitest';
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
