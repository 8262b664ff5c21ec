import { expect, test } from 'vitest';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';

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
