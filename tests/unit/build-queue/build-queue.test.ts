import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BlobsServer } from '@netlify/blobs/server';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBlobsBuildQueue } from '#build-queue/blobs-build-queue.ts';
import { type Build, computeDueAt, NO_THROTTLE } from '#build-queue/build.ts';
import type { BuildQueue } from '#build-queue/build-queue.ts';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { createPostgresBuildQueue } from '#build-queue/postgres-build-queue.ts';
import { readPublisherId } from '#build-queue/publisher-id.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { closeWaiting, createTestDatabase, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

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

async function files() {
  const dir = join(await makeTemporaryFolder(), 'rebuild');
  return () => openFileBuildQueue(dir);
}

async function blobs() {
  const server = new BlobsServer({ directory: await makeTemporaryFolder(), token: 'test' });
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const url = `http://localhost:${port}`;
  return () => openBlobsBuildQueue({ siteID: 'site', token: 'test', edgeURL: url, uncachedEdgeURL: url });
}

async function database() {
  const url = await createTestDatabase();
  return (folder = 'dist') => {
    const opened = openDatabase(url);
    onTestFinished(() => opened.close());
    return createPostgresBuildQueue(opened, () => Promise.resolve(folder));
  };
}

describe.each([
  ['files', files],
  ['Netlify Blobs', blobs],
  ...(POSTGRES_BIN === undefined ? [] : [['PostgreSQL', database] as const]),
] as const)('stored in %s', (_, opener) => {
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

  test('a request counts from now if a clock that was years ahead left one, or a build', async () => {
    const book = (await opener())();
    await book.requestBuild('a', later(1e8));
    await book.recordBuild('a', build(1e8));
    await book.requestBuild('a', now);
    expect(await book.read('a')).toMatchObject({ asked_at: now.toISOString() });
    await book.recordBuild('a', build(1));
    expect(await book.read('a')).toEqual({ asked_at: now.toISOString(), builds: [build(1)] });
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

describe.skipIf(POSTGRES_BIN === undefined)('hosts that share a database', () => {
  test('see the requests of each other at once', async () => {
    const open = await database();
    const triggeredBuilds: string[] = [];
    const stop = await open().watch((dealer) => triggeredBuilds.push(dealer));
    await open().requestBuild('a', now);
    await expect.poll(() => triggeredBuilds).toEqual(['a']);
    await stop();
  });

  test('build a dealer one at a time where they share a folder, and at the same time where they do not', async () => {
    const open = await database();
    const [one, two, other] = [open('shared'), open('shared'), open('own')];
    const work = () => Promise.resolve();
    const tried: boolean[] = [];
    await one.runExclusively('a', async () => {
      tried.push(await two.runExclusively('a', work), await two.runExclusively('b', work));
      tried.push(await other.runExclusively('a', work));
    });
    tried.push(await two.runExclusively('a', work));
    expect(tried).toEqual([false, true, true, true]);
  });

  test('with a folder each wait for their own build', async () => {
    const open = await database();
    const [one, other] = [open('one'), open('other')];
    await one.requestBuild('a', now);
    await one.recordBuild('a', build(1));
    expect((await one.read('a')).builds).toHaveLength(1);
    expect(await other.read('a')).toEqual({ asked_at: now.toISOString(), builds: [] });
  });

  test('with a folder each build an edit of after the start of another’s build', async () => {
    const open = await database();
    const [one, other] = [open('one'), open('other')];
    const triggeredBuilds: string[] = [];
    const stop = await one.watch((dealer) => triggeredBuilds.push(dealer));
    await one.requestBuild('a', now);
    await one.recordBuild('a', build(1));
    // The other host has not built the first request yet.
    await other.requestBuild('a', later(2));
    expect(computeDueAt(await one.read('a'), NO_THROTTLE, later(2))).toEqual(later(2));
    expect(computeDueAt(await other.read('a'), NO_THROTTLE, later(2))).toEqual(later(2));
    await expect.poll(() => triggeredBuilds).toEqual(['a', 'a']);
    await stop();
  });

  test('build an edit although the clock of the host that was told is behind', async () => {
    const open = await database();
    const [one, two] = [open(), open()];
    await one.requestBuild('a', now);
    await one.recordBuild('a', build(1));
    await two.requestBuild('a', later(0.5));
    expect(computeDueAt(await one.read('a'), NO_THROTTLE, later(2))).toEqual(later(1.001));
  });

  test.each([
    ['request', 'build_request', (book) => book.requestBuild('a', later(9))],
    ['record', 'build_record', (book) => book.recordBuild('a', build(9))],
  ] as const satisfies [string, string, (book: BuildQueue) => Promise<void>][])(
    'lose only the %s whose connection is closed',
    async (_, table, work) => {
      const url = await createTestDatabase();
      const opened = openDatabase(url);
      onTestFinished(() => opened.close());
      const book = createPostgresBuildQueue(opened, () => Promise.resolve('dist'));
      await book.requestBuild('a', now);
      await book.recordBuild('a', build(1));
      const admin = postgres(url, { max: 2 });
      onTestFinished(() => admin.end());
      await admin.begin(async (tx) => {
        await tx`SELECT FROM ${tx(`forecourt.${table}`)} FOR UPDATE`;
        const failed = expect(work(book)).rejects.toThrow();
        await closeWaiting(admin);
        await failed;
        await setTimeout(50);
      });
      await work(book);
    },
  );

  test('that report one build at the same moment lose none', async () => {
    const open = await database();
    await Promise.all(Array.from({ length: 12 }, (_, n) => open().recordBuild('a', build(n))));
    expect((await open().read('a')).builds).toHaveLength(12);
  });
});

test('a folder has one id, whoever asks first', async () => {
  const dir = await makeTemporaryFolder();
  const ids = await Promise.all(Array.from({ length: 8 }, () => readPublisherId(join(dir, 'dist'))));
  expect(new Set(ids).size).toBe(1);
  expect(await readPublisherId(join(dir, 'other'))).not.toBe(ids[0]);
});

test.each([
  ['builds.json', '[', /builds\.json: is not JSON\. Delete it and request the build again\.$/],
  ['builds.json', '[{}]', /^build queue: a: builds\.0\.started_at: /],
  ['asked.json', '"soon"', /^build queue: a: asked_at: .+ Delete the record and request the build again\.$/],
])('a broken record is named, with what to do: %s %s', async (name, text, problem) => {
  const dir = await makeTemporaryFolder();
  await mkdir(join(dir, 'a'));
  await writeFile(join(dir, 'a', name), text);
  await expect(openFileBuildQueue(dir).read('a')).rejects.toThrow(problem);
});
