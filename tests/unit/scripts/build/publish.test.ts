import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkFile, listFiles } from '#scripts/build/link-file.ts';
import { readManifest, writeManifest } from '#scripts/build/manifest.ts';
import { createStagingFolder, publishFolder } from '#scripts/build/publish.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'forecourt-publish-'));
});
afterEach(() => rm(dist, { recursive: true }));

test('a finished build replaces the published one completely', async () => {
  for (const text of ['first', 'second']) {
    const dir = await createStagingFolder(dist, 'example');
    await writeFile(join(dir, `${text}.html`), text);
    await publishFolder(dir, join(dist, 'example'));
  }
  expect(await listFiles(join(dist, 'example'))).toEqual(['second.html']);
  expect(await readdir(join(dist, '.tmp'))).toEqual([]);
});

test('a staging folder is empty, even after an interrupted build', async () => {
  const dir = await createStagingFolder(dist, 'example');
  await writeFile(join(dir, 'half.html'), 'half');
  expect(await createStagingFolder(dist, 'example')).toBe(dir);
  expect(await listFiles(dir)).toEqual([]);
});

test('a linked file has the same bytes, and linking again is no error', async () => {
  await mkdir(join(dist, 'a'));
  await writeFile(join(dist, 'a', 'x.txt'), 'x');
  linkFile(join(dist, 'a', 'x.txt'), join(dist, 'b', 'deep', 'y.txt'));
  linkFile(join(dist, 'a', 'x.txt'), join(dist, 'b', 'deep', 'y.txt'));
  expect(await readFile(join(dist, 'b', 'deep', 'y.txt'), 'utf8')).toBe('x');
});

test('a manifest is read back; a missing or broken one is empty, so everything is rendered', async () => {
  const manifest = {
    cars: 3,
    pages: { '/': { input: 'a1', reads: ['name'], files: [] } },
    hashed: { '_astro/a.js': null, '_astro/old.js': '2026-11-20T00:00:00.000Z' },
  };
  await writeManifest(dist, 'example', manifest);
  expect(await readManifest(dist, 'example')).toEqual(manifest);
  await writeFile(join(dist, '.server', 'example.pages.json'), '{"cars":');
  expect(await readManifest(dist, 'example')).toEqual({ cars: 0, pages: {}, hashed: {} });
  expect(await readManifest(dist, 'other')).toEqual({ cars: 0, pages: {}, hashed: {} });
});
