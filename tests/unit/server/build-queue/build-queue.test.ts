import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBlobsBuildQueue } from '#server/build-queue/blobs-build-queue.ts';
import type { Build } from '#server/build-queue/build.ts';
import { openFileBuildQueue } from '#server/build-queue/file-build-queue.ts';

const now = new Date('2026-11-21T00:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const build = (seconds: number, over: Partial<Build> = {}): Build => ({
  started_at: later(seconds).toISOString(),
  seconds: 1.5,
  pages: 3,
  unchanged: 400,
  errors: [],
  ...over,
});

async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'book-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

async function files() {
  const dir = join(await emptyFolder(), 'rebuild');
  return () => openFileBuildQueue(dir);
}

async function blobs() {
  const server = new BlobsServer({ directory: await emptyFolder(), token: 'test' });
  const { port } = await server.start();
  onTestFinished(async () => {
    await server.stop();
  });
  const url = `http://localhost:${port}`;
  return () => openBlobsBuildQueue({ siteID: 'site', token: 'test', edgeURL: url, uncachedEdgeURL: url });
}

describe.each([
  ['files', files],
  ['Netlify Blobs', blobs],
])('stored in %s', (_, opener) => {
  test('a message is claimed once, across processes, until it expires', async () => {
    const open = await opener();
    const book = open();
    const until = later(301);
    expect(await book.claimMessage('a', 'msg-1', until, now)).toBe(true);
    expect(await book.claimMessage('a', 'msg-1', until, now)).toBe(false);
    expect(await open().claimMessage('a', 'msg-1', until, later(300))).toBe(false);
    expect(await book.claimMessage('a', 'msg-2', until, now)).toBe(true);
    expect(await book.claimMessage('b', 'msg-1', until, now)).toBe(true);
    expect(await book.claimMessage('a', 'msg-1', until, later(302))).toBe(true);
  });

  test('a waiting build counts from the first request, or from the next one after a build has started', async () => {
    const book = (await opener())();
    expect(await book.read('a')).toEqual({ asked_at: null, builds: [] });
    await book.requestBuild('a', now);
    await book.requestBuild('a', later(5));
    expect(await book.read('a')).toMatchObject({ asked_at: now.toISOString() });
    await book.recordBuild('a', build(6, { seconds: null }));
    await book.requestBuild('a', later(7));
    await book.requestBuild('a', later(8));
    expect(await book.read('a')).toMatchObject({ asked_at: later(7).toISOString() });
    expect(await book.read('b')).toEqual({ asked_at: null, builds: [] });
    expect(await book.listDealers()).toEqual(['a']);
  });

  test('several calls may report one edit at the same moment', async () => {
    const book = (await opener())();
    for (let round = 0; round < 20; round++)
      await Promise.all([0, 1, 2, 3].map(() => book.requestBuild('a', later(round))));
    expect(await book.read('a')).toMatchObject({ asked_at: now.toISOString() });
  });

  test('the twenty newest builds are listed, newest first, each once with its latest state', async () => {
    const book = (await opener())();
    for (let n = 0; n < 25; n++) await book.recordBuild('a', build(n, { seconds: null }));
    await book.recordBuild('a', build(24, { errors: ['a problem'] }));
    const { builds } = await book.read('a');
    expect(builds).toHaveLength(20);
    expect(builds.slice(0, 2)).toEqual([build(24, { errors: ['a problem'] }), build(23, { seconds: null })]);
  });
});

test.each([
  ['builds.json', '[', /builds\.json: is not JSON\. Delete it and request the build again\.$/],
  ['builds.json', '[{}]', /^build queue: a: builds\.0\.started_at: /],
  ['asked.json', '"soon"', /^build queue: a: asked_at: .+ Delete the record and request the build again\.$/],
])('a broken record is named, with what to do: %s %s', async (name, text, problem) => {
  const dir = await emptyFolder();
  await mkdir(join(dir, 'a'));
  await writeFile(join(dir, 'a', name), text);
  await expect(openFileBuildQueue(dir).read('a')).rejects.toThrow(problem);
});
