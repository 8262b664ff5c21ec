import type { Store } from '@netlify/blobs';
import { expect, test } from 'vitest';
import { createJsonBlobs } from '#leads/store/blobs/json-blobs.ts';
import { makeMemoryBlobs } from '#tests/support/factories/make-memory-blobs.ts';

test('a blob is read as it was written, until it is deleted', async () => {
  const { blobs } = makeMemoryBlobs();
  expect(await blobs.read('a')).toBeUndefined();
  await blobs.write('a', { n: 1 });
  await blobs.write('a', { n: 2 });
  expect(await blobs.read('a')).toEqual({ n: 2 });
  await blobs.delete('a');
  expect(await blobs.read('a')).toBeUndefined();
});

test('a blob is created once, which whoever writes it learns', async () => {
  const { blobs } = makeMemoryBlobs();
  expect(await blobs.create('a', 1)).toBe(true);
  expect(await blobs.create('a', 2)).toBe(false);
  expect(await blobs.read('a')).toBe(1);
});

test('the blobs under a prefix are deleted, and no others', async () => {
  const { blobs, keys } = makeMemoryBlobs();
  for (const key of ['lease/one/a/0', 'lease/one/a/1', 'lease/one/b/0', 'lead/one/a'])
    await blobs.write(key, 1);
  await blobs.deleteAll('lease/one/a/');
  expect(keys()).toEqual(['lead/one/a', 'lease/one/b/0']);
});

test('the folders in a folder are named without it, however the server ends them', async () => {
  const asked: unknown[] = [];
  const list = (options: unknown) => {
    asked.push(options);
    return Promise.resolve({ blobs: [], directories: ['lead/one', 'lead/two/'] });
  };
  expect(await createJsonBlobs({ list } as unknown as Store).listFolders('lead/')).toEqual(['one', 'two']);
  expect(asked).toEqual([{ prefix: 'lead/', directories: true }]);
});

test.each([0, 1, 50, 51, 120])('%i blobs are all read, 50 at once', async (count) => {
  const keys = Array.from({ length: count }, (_, n) => `lead/${n}`);
  let reading = 0;
  let most = 0;
  const store = {
    list: () => Promise.resolve({ blobs: keys.map((key) => ({ key })) }),
    get: async (key: string) => {
      reading += 1;
      most = Math.max(most, reading);
      await Promise.resolve();
      reading -= 1;
      return { key };
    },
  };
  const read = await createJsonBlobs(store as unknown as Store).readAll('lead/');
  expect(read).toEqual(keys.map((key) => ({ key })));
  expect(most).toBe(Math.min(count, 50));
});

test('a blob that is deleted while others are read is left out', async () => {
  const store = {
    list: () => Promise.resolve({ blobs: [{ key: 'a' }, { key: 'gone' }, { key: 'b' }] }),
    get: (key: string) => Promise.resolve(key === 'gone' ? null : key),
  };
  expect(await createJsonBlobs(store as unknown as Store).readAll('')).toEqual(['a', 'b']);
});
