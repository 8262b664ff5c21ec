import { expect, onTestFinished, test, vi } from 'vitest';
import { remember } from '#host/operations/create-operations.ts';

test('those who ask while it is gathered, however long that takes, or soon after, cause no other', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const gathered: PromiseWithResolvers<number>[] = [];
  const read = remember(5000, () => {
    const next = Promise.withResolvers<number>();
    gathered.push(next);
    return next.promise;
  });
  const first = read();
  vi.advanceTimersByTime(60_000);
  const second = read();
  gathered[0]?.resolve(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  vi.advanceTimersByTime(4999);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  read();
  expect(gathered).toHaveLength(2);
});
