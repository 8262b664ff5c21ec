import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiskCache } from '#host/images/disk-cache.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

async function folder(): Promise<string> {
  const dir = await makeTemporaryFolder();
  return join(dir, 'cache');
}

/** Ten bytes each, one second apart, so that their order is sure. */
async function fill(
  dir: string,
  cache: { write(name: string, body: Uint8Array): Promise<void> },
  names: string[],
) {
  for (const [i, name] of names.entries()) {
    await cache.write(name, Buffer.alloc(10));
    const written = await readdir(dir);
    if (written.includes(name)) await utimes(join(dir, name), i, i);
  }
}

test('a written entry is read; a missing one is undefined', async () => {
  const cache = createDiskCache(await folder(), 100);
  expect(await cache.read('a')).toBeUndefined();
  await cache.write('a', Buffer.from('one'));
  await cache.write('a', Buffer.from('two'));
  expect(String(await cache.read('a'))).toBe('two');
});

test('the oldest entries are removed beyond the limit, down to nine tenths of it', async () => {
  const dir = await folder();
  const cache = createDiskCache(dir, 50);
  await fill(dir, cache, ['a', 'b', 'c', 'd', 'e']);
  expect((await readdir(dir)).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  await cache.write('f', Buffer.alloc(10));
  expect((await readdir(dir)).sort()).toEqual(['c', 'd', 'e', 'f']);
});

test('files of an earlier run count, including unfinished ones', async () => {
  const dir = await folder();
  await fill(dir, createDiskCache(dir, 100), ['a', 'b', 'c']);
  await writeFile(join(dir, '.unfinished'), Buffer.alloc(10));
  await utimes(join(dir, '.unfinished'), 0, 0);
  await createDiskCache(dir, 40).write('d', Buffer.alloc(10));
  expect((await readdir(dir)).sort()).toEqual(['b', 'c', 'd']);
});
