import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readRootFiles } from '#site/assets.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const write = (...names: readonly string[]) =>
  writeFiles(dir, Object.fromEntries(names.map((name) => [name, 'x'])));

test('a dealer without a public folder has no such files', async () => {
  expect(await readRootFiles(join(dir, 'public'))).toEqual([]);
});

test('every file is published at its path, in alphabetical order, hidden ones too', async () => {
  await write('robots-2.txt', 'google1a2b.html', '.well-known/security.txt', 'a/b/c.pdf');
  await mkdir(join(dir, 'empty'));
  expect(await readRootFiles(dir)).toEqual(
    ['.well-known/security.txt', 'a/b/c.pdf', 'google1a2b.html', 'robots-2.txt'].map((path) => ({
      path,
      file: join(dir, path),
    })),
  );
});

test('what systems leave in folders is not published, and no more than that', async () => {
  const leftovers = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep'];
  await write(...leftovers, ...leftovers.map((name) => `a/${name}`));
  await write('my-desktop.ini', 'Thumbs.db.txt', 'b/.gitkeep/kept.txt');
  expect((await readRootFiles(dir)).map(({ path }) => path)).toEqual([
    'Thumbs.db.txt',
    'b/.gitkeep/kept.txt',
    'my-desktop.ini',
  ]);
});
