import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { coalesce } from '#functions/lib/runtime/delivery-jobs.ts';

test('work that is requested often runs once at a time, and once more for requests made meanwhile', async () => {
  let running = 0;
  let rounds = 0;
  const ask = coalesce(async () => {
    running += 1;
    expect(running).toBe(1);
    rounds += 1;
    if (rounds === 1) ask();
    await setTimeout(5);
    running -= 1;
  });
  await Promise.all([ask(), ask(), ask()]);
  expect(rounds).toBe(2);
  await ask();
  expect(rounds).toBe(3);
});

test('work that failed is done when it is asked for again', async () => {
  let fails = true;
  let done = 0;
  const ask = coalesce(() => {
    if (fails) return Promise.reject(new Error('no'));
    done += 1;
    return Promise.resolve();
  });
  await expect(ask()).rejects.toThrow('no');
  fails = false;
  await ask();
  expect(done).toBe(1);
});
