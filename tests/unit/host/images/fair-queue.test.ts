import { expect, test } from 'vitest';
import { createFairQueue } from '#host/images/fair-queue.ts';

/** A queue with a record of what was started, and work that ends when it is told to. */
function openQueue(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({
    concurrency: 1,
    maxRunningPerCaller: 9,
    maxWaitingPerCaller: 10,
    maxWaiting: 20,
    ...options,
  });
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const ask = (caller: string, name: string) =>
    queue(caller, async () => {
      started.push(name);
      await gate.promise;
      return name;
    });
  return { ask, started, open: () => gate.resolve() };
}

test('callers take turns, whoever has waited longest for one first, and the work of one runs in order', async () => {
  const { ask, started, open } = openQueue();
  const asked = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ...['b1', 'b2'].map((name) => ask('b', name)),
    ask('c', 'c1'),
  ];
  open();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('as much runs at once as may', async () => {
  const { ask, started, open } = openQueue({ concurrency: 2 });
  const asked = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
  await Promise.resolve();
  expect(started).toEqual(['a1', 'a2']);
  open();
  expect(await Promise.all(asked)).toHaveLength(3);
});

test('one caller leaves room for others, whose work starts at once', async () => {
  const { ask, started, open } = openQueue({ concurrency: 3, maxRunningPerCaller: 2 });
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  await Promise.resolve();
  expect(started).toEqual(['a1', 'a2']);
  asked.push(ask('b', 'b1'), ask('b', 'b2'));
  await Promise.resolve();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  open();
  expect(await Promise.all(asked)).toHaveLength(6);
});

test('too much of one caller is refused, too much of all as well', async () => {
  const { ask, open } = openQueue({ maxWaitingPerCaller: 2, maxWaiting: 3 });
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await expect(ask('a', 'a4')).rejects.toMatchObject({ status: 503 });
  asked.push(ask('b', 'b1'));
  await expect(ask('c', 'c1')).rejects.toMatchObject({ status: 503 });
  open();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('a failure frees its slot', async () => {
  const queue = createFairQueue({
    concurrency: 1,
    maxRunningPerCaller: 1,
    maxWaitingPerCaller: 5,
    maxWaiting: 5,
  });
  const failing = queue('a', () => Promise.reject(new Error('damaged')));
  const next = queue('b', () => Promise.resolve('made'));
  await expect(failing).rejects.toThrow('damaged');
  expect(await next).toBe('made');
});
