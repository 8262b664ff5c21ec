import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeAtomically } from '#platform/write-atomically.ts';

async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'write-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

test.each([true, false])(
  'a file and its folder are written, and nothing else remains: durable %s',
  async (durable) => {
    const dir = join(await makeFolder(), 'new');
    const file = join(dir, 'file.json');
    await Promise.all(['one', 'two'].map((text) => writeAtomically(file, text, { durable })));
    await writeAtomically(file, Buffer.from('three'), { durable });
    expect(await readFile(file, 'utf8')).toBe('three');
    expect(await readdir(dir)).toEqual(['file.json']);
  },
);

test('a failed write leaves nothing behind', async () => {
  const dir = await makeFolder();
  await mkdir(join(dir, 'taken', 'full'), { recursive: true });
  await expect(writeAtomically(join(dir, 'taken'), 'text')).rejects.toThrow();
  expect(await readdir(dir)).toEqual(['taken']);
});
