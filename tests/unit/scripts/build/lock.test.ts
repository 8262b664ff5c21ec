import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLock } from '#scripts/build/lock.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterAll(() => rm(dir, { recursive: true }));

test('a lock has one holder at a time, and all waiting callers get it', async () => {
  let inside = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      withLock(dir, 'one', async () => {
        most = Math.max(most, ++inside);
        await new Promise(setImmediate);
        inside -= 1;
        return n;
      }),
    ),
  );
  expect(done).toHaveLength(8);
  expect(most).toBe(1);
});

test('locks of two names are independent', async () => {
  await withLock(dir, 'one', () => withLock(dir, 'two', () => Promise.resolve()));
});

test('failed work releases the lock', async () => {
  await expect(withLock(dir, 'one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(dir, 'one', () => Promise.resolve('next'))).toBe('next');
});

test('a killed process releases the lock', async () => {
  const code = `
    const { withLock } = await import('#scripts/build/lock.ts');
    await withLock(${JSON.stringify(dir)}, 'killed', () => {
      console.log('has it');
      return new Promise((resolve) => setInterval(resolve, 1e6));
    });
  `;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  let mine = false;
  const waiting = withLock(dir, 'killed', () => {
    mine = true;
    return Promise.resolve();
  });
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(mine).toBe(false);
  other.kill('SIGKILL');
  await waiting;
  expect(mine).toBe(true);
});
