import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeAtomically } from '#platform/write-atomically.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

test.each([true, false])(
  'a file and its folder are written, and nothing else remains: durable %s',
  async (durable) => {
    const dir = join(await makeTemporaryFolder(), 'new');
    const file = join(dir, 'file.json');
    await Promise.all(['one', 'two'].map((text) => writeAtomically(file, text, { durable })));
    await writeAtomically(file, Buffer.from('three'), { durable });
    expect(await readFile(file, 'utf8')).toBe('three');
    expect(await readdir(dir)).toEqual(['file.json']);
  },
);

test('a failed write leaves nothing behind', async () => {
  const dir = await makeTemporaryFolder();
  await mkdir(join(dir, 'taken', 'full'), { recursive: true });
  await expect(writeAtomically(join(dir, 'taken'), 'text')).rejects.toThrow();
  expect(await readdir(dir)).toEqual(['taken']);
});
