import { spawnSync } from 'node:child_process';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import {
  getBrochuresPath,
  getFactsPath,
  getManifestPath,
  getServerDir,
} from '#published-site/server-files.ts';
import { linkFile, listFiles } from '#scripts/build/files.ts';
import { readManifest, retainHashedFiles, writeManifest } from '#scripts/build/manifest.ts';
import {
  createGeneration,
  getGenerationsDir,
  publishGeneration,
  publishToFolder,
} from '#scripts/build/publish.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let dist: string;
beforeEach(async () => {
  dist = await makeTemporaryFolder();
});

/** Runs tests/support/sites/publish-once.ts; whether it was killed. */
function publishOnce(version: string, killAt = 0): boolean {
  const file = fileURLToPath(new URL('../../../support/sites/publish-once.ts', import.meta.url));
  const { signal, status, stderr } = spawnSync(process.execPath, [file, dist, version, String(killAt)], {
    encoding: 'utf8',
  });
  expect([0, null], stderr).toContain(status);
  return signal === 'SIGKILL';
}

/** What is published: a version, the same in all of its files. */
async function readVersion(): Promise<string | undefined> {
  const pages = ['index.html', 'cars/index.html', '404.html'].map((page) => join(dist, 'example', page));
  const files = [getFactsPath, getBrochuresPath, getManifestPath].map((path) => path(dist, 'example'));
  const texts = await Promise.all(
    [...pages, ...files].map((file) => readFile(file, 'utf8').catch(() => undefined)),
  );
  const versions = new Set(texts.map((text) => text && /v\d+/.exec(text)?.[0]));
  expect(versions.size).toBe(1);
  return [...versions][0];
}

async function publish(version: string): Promise<void> {
  const generation = await createGeneration(dist, 'example');
  await writeFile(join(generation, 'example', `${version}.html`), version);
  await mkdir(getServerDir(generation));
  await publishGeneration(generation, dist, 'example');
}

test('a finished build replaces the published one completely', async () => {
  await publish('first');
  await publish('second');
  expect(await listFiles(join(dist, 'example'))).toEqual(['second.html']);
});

test('the last output stays for those who are reading it, and older ones are removed', async () => {
  for (const version of ['first', 'second', 'third']) await publish(version);
  const dir = getGenerationsDir(dist, 'example');
  const generations = (await readdir(dir)).filter((entry) => entry !== 'current').sort();
  expect(await Promise.all(generations.map((entry) => listFiles(join(dir, entry))))).toEqual([
    ['example/second.html'],
    ['example/third.html'],
  ]);
});

test('wherever a process that publishes is killed, all files are of one version, and the next build leaves nothing of it', async () => {
  publishOnce('v0');
  const seen: (string | undefined)[] = [];
  for (let killAt = 1; publishOnce('v1', killAt); killAt++) seen.push(await readVersion());
  expect(new Set(seen)).toEqual(new Set(['v0', 'v1']));
  publishOnce('v2');
  expect(await readVersion()).toBe('v2');
  const dir = getGenerationsDir(dist, 'example');
  expect(await readdir(dir)).toHaveLength(3);
  expect((await readdir(dist)).sort()).toEqual(['.generations', '.server', 'example']);
});

test('a first build that is killed leaves nothing or all of it', async () => {
  const seen = new Set<string | undefined>();
  // Every change to the disk in the long form of the tests; otherwise some of them.
  for (let killAt = 1; killAt < 100; killAt += process.env.TEST_LONG ? 1 : 4) {
    await rm(dist, { recursive: true });
    await mkdir(dist);
    const killed = publishOnce('v1', killAt);
    seen.add(await readVersion());
    if (!killed) break;
  }
  expect(seen).toEqual(new Set([undefined, 'v1']));
});

test('an output of an older version, which is no link, is replaced', async () => {
  await mkdir(join(dist, 'example'));
  await writeFile(join(dist, 'example', 'old.html'), 'old');
  await mkdir(getServerDir(dist));
  await writeFile(getFactsPath(dist, 'example'), 'old');
  publishOnce('v1');
  expect(await readVersion()).toBe('v1');
  expect((await readdir(dist)).sort()).toEqual(['.generations', '.server', 'example']);
});

test('a folder elsewhere holds the pages themselves, and dist its site facts', async () => {
  const out = join(dist, 'www');
  for (const version of ['first', 'second']) {
    const generation = await createGeneration(dist, 'example');
    await writeFile(join(generation, 'example', 'index.html'), version);
    await mkdir(getServerDir(generation));
    for (const path of [getFactsPath, getBrochuresPath, getManifestPath])
      await writeFile(path(generation, 'example'), version);
    await publishToFolder(generation, dist, 'example', out);
    expect((await lstat(out)).isDirectory()).toBe(true);
    expect((await lstat(getFactsPath(dist, 'example'))).isFile()).toBe(true);
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe(version);
    expect(await readFile(getFactsPath(dist, 'example'), 'utf8')).toBe(version);
  }
  expect((await readdir(dist)).sort()).toEqual(['.generations', '.server', 'www']);
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

const now = new Date('2026-11-21T00:00:00Z');
const [MINUTE, DAY, LONGER] = [60_000, 86_400_000, 86_400_001].map((ms) =>
  new Date(now.getTime() - ms).toISOString(),
) as [string, string, string];

test.each([
  ['in use now as before', { 'a.js': null }, ['a.js'], { 'a.js': null }],
  ['that is new', {}, ['a.js'], { 'a.js': null }],
  ['that has just gone out of use, however old', { 'a.js': null }, [], { 'a.js': now.toISOString() }],
  ['out of use for a minute', { 'a.js': MINUTE }, ['b.js'], { 'a.js': MINUTE, 'b.js': null }],
  ['out of use for a day', { 'a.js': DAY }, [], { 'a.js': DAY }],
  ['out of use for longer', { 'a.js': LONGER }, [], {}],
  ['in use again', { 'a.js': DAY }, ['a.js'], { 'a.js': null }],
])('a file %s', (_, before, current, after) => {
  expect(retainHashedFiles(before, current, now)).toEqual(after);
});
