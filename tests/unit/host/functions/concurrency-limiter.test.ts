import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from '#host/functions/concurrency-limiter.ts';

test('work runs up to the limit at once, in order of arrival, and a failure frees its slot', async () => {
  const limit = createConcurrencyLimiter(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    started.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (n === 1) throw new Error('first one fails');
    return n;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => limit(work(n))));
  expect({ started, most, running }).toEqual({ started: [1, 2, 3, 4, 5, 6], most: 2, running: 0 });
  expect(results.map((result) => result.status)).toEqual(['rejected', ...Array(5).fill('fulfilled')]);
  expect(await limit(work(7))).toBe(7);
});
