import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readAssets, readLogo, readRootFiles } from '#site/assets.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

test('a dealer without an assets folder has none', async () => {
  expect(await readAssets(join(dir, 'assets'))).toEqual([]);
});

test('each file has its path as its name, and an address with a hash of its content', async () => {
  await writeFiles(dir, { 'logo.svg': '<svg/>', 'team/cairns/alex.b.jpg': 'alex', LICENCE: 'free' });
  const assets = await readAssets(dir);
  expect(assets.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))).toEqual([
    { name: 'LICENCE', file: join(dir, 'LICENCE'), url: `/assets/LICENCE.${hashOf('free')}` },
    { name: 'logo.svg', file: join(dir, 'logo.svg'), url: `/assets/logo.${hashOf('<svg/>')}.svg` },
    {
      name: 'team/cairns/alex.b.jpg',
      file: join(dir, 'team/cairns/alex.b.jpg'),
      url: `/assets/team/cairns/alex.b.${hashOf('alex')}.jpg`,
    },
  ]);
});

test('hidden files are left out, and so are folders', async () => {
  await writeFiles(dir, { '.DS_Store': 'x', 'team/.hidden.jpg': 'x' });
  await mkdir(join(dir, 'empty.jpg'));
  expect(await readAssets(dir)).toEqual([]);
});

test.each([
  {
    logo: 'a small drawing',
    name: 'logo.svg',
    text: '\n<svg>\n  <path\n  d="M0 0" />\n</svg>\n',
    src: /^data:image\/svg\+xml,%3Csvg%3E%3Cpath d=%22M0 0%22 \/%3E%3C\/svg%3E$/,
  },
  {
    logo: 'a drawing of 1,024 characters',
    name: 'logo.svg',
    text: 'm'.repeat(1024 - 'data:image/svg+xml,'.length),
    src: /^data:/,
  },
  {
    logo: 'a larger drawing',
    name: 'logo.svg',
    text: 'm'.repeat(1025 - 'data:image/svg+xml,'.length),
    src: /^\/assets\/logo\./,
  },
  { logo: 'a picture', name: 'logo.png', text: 'png', src: /^\/assets\/logo\./ },
])('$logo is shown from $src', async ({ name, text, src }) => {
  await writeFiles(dir, { 'another.svg': '<svg/>', [name]: text });
  expect(await readLogo(await readAssets(dir), name)).toMatch(src);
});

const writeAll = (...names: readonly string[]) =>
  writeFiles(dir, Object.fromEntries(names.map((name) => [name, 'x'])));

test('a dealer without a public folder has no such files', async () => {
  expect(await readRootFiles(join(dir, 'public'))).toEqual([]);
});

test('every file is published at its path, in alphabetical order, hidden ones too', async () => {
  await writeAll('robots-2.txt', 'google1a2b.html', '.well-known/security.txt', 'a/b/c.pdf');
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
  await writeAll(...leftovers, ...leftovers.map((name) => `a/${name}`));
  await writeAll('my-desktop.ini', 'Thumbs.db.txt', 'b/.gitkeep/kept.txt');
  expect((await readRootFiles(dir)).map(({ path }) => path)).toEqual([
    'Thumbs.db.txt',
    'b/.gitkeep/kept.txt',
    'my-desktop.ini',
  ]);
});
