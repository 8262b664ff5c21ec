import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { createPostgresBuildQueue } from '#build-queue/postgres-build-queue.ts';
import { type BuildDealer, createBuildWorker } from '#host/functions/build-worker.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { createTestDatabase, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile } from '#tests/unit/host/fixture.ts';

/** Hosts that build into folders, and who built what. */
async function makeHosts() {
  const url = await createTestDatabase();
  const built: string[] = [];
  const facts = makeSiteFacts();
  const sites = {
    all: () => Promise.resolve([facts]),
    bySlug: () => Promise.resolve(facts),
    byHostname: () => Promise.resolve(facts),
    findSlug: () => Promise.resolve(facts.slug),
    findAddress: () => Promise.resolve(undefined),
  };
  const openQueue = (folder: string) => {
    const database = openDatabase(url);
    onTestFinished(() => database.close());
    return createPostgresBuildQueue(database, () => Promise.resolve(folder));
  };
  const start = (name: string, folder: string) => {
    const queue = openQueue(folder);
    const build = async (dealer: string, signal: AbortSignal) => {
      const started_at = new Date().toISOString();
      const record = (seconds: number | null) =>
        queue.recordBuild(dealer, { started_at, seconds, pages: 1, unchanged: 0, errors: [] });
      await record(null);
      await setTimeout(100, undefined, { signal });
      built.push(name);
      await record(0.1);
    };
    const worker = createBuildWorker({ sites, queue, build, env: {} });
    onTestFinished(worker.close);
    return { queue, worker };
  };
  return { built, openQueue, start };
}

describe.skipIf(POSTGRES_BIN === undefined)('hosts that share a database', () => {
  test('with a folder each build a request once each, whichever received it', async () => {
    const { built, start } = await makeHosts();
    const [one] = [start('one', 'a'), start('two', 'b')];
    await expect.poll(() => one.queue.listDealers()).toEqual([]);
    await one.queue.requestBuild('example', new Date());
    await expect.poll(() => built.toSorted()).toEqual(['one', 'two']);
  });

  test('with one folder build a request once', async () => {
    const { built, start } = await makeHosts();
    const [one, two] = [start('one', 'a'), start('two', 'a')];
    await one.queue.requestBuild('example', new Date());
    for (const { worker } of [one, two]) worker.wake('example');
    await expect.poll(() => built).toHaveLength(1);
    await setTimeout(1500);
    expect(built).toHaveLength(1);
    expect((await two.queue.read('example')).builds).toHaveLength(1);
  });

  test('take over a build that a host left unfinished, but not one that is under way', async () => {
    const { built, openQueue, start } = await makeHosts();
    const queue = openQueue('a');
    // Long enough ago for the pause between two builds.
    const started_at = new Date(Date.now() - 40_000).toISOString();
    const unfinished = { started_at, seconds: null, pages: null, unchanged: null, errors: [] };
    await queue.requestBuild('example', new Date(Date.now() - 41_000));
    await queue.recordBuild('example', unfinished);
    await queue.runExclusively('example', async () => {
      const { worker } = start('early', 'a');
      await setTimeout(1000);
      await worker.close();
    });
    expect(built).toEqual([]);
    start('late', 'a');
    await expect.poll(() => built).toEqual(['late']);
  });
});

async function open() {
  const dir = await makeTemporaryFolder();
  await writeFiles(dir, { 'dist/.server/example.json': factsFile({ dealer: 'example', buildHook: null }) });
  const queue = openFileBuildQueue(join(dir, 'rebuild'));
  /** A host's worker; `build` takes the place of the build itself. */
  const start = (build: BuildDealer) => {
    const worker = createBuildWorker({ sites: createSiteReader(join(dir, 'dist')), queue, build, env: {} });
    onTestFinished(worker.close);
    return worker;
  };
  const record = (at: Date, seconds: number | null) =>
    queue.recordBuild('example', {
      started_at: at.toISOString(),
      seconds,
      pages: null,
      unchanged: null,
      errors: [],
    });
  return { queue, start, record };
}

test('a build that was requested while no host ran is made after the start', async () => {
  const { queue, start, record } = await open();
  await queue.requestBuild('example', new Date());
  const built: string[] = [];
  start(async (dealer) => {
    built.push(dealer);
    await record(new Date(), 1);
  });
  await eventually(() => expect(built).toEqual(['example']));
});

test('a build that was cut off with its host is made again after the next start', async () => {
  const { queue, start, record } = await open();
  // Builds of a dealer are half a minute apart, and this one began before that.
  const began = new Date(Date.now() - 60_000);
  await queue.requestBuild('example', new Date(began.getTime() - 1000));
  const first = start(async (_, signal) => {
    await record(began, null);
    await setTimeout(600_000, undefined, { signal });
  });
  await eventually(async () => expect((await queue.read('example')).builds).toHaveLength(1));
  await first.close();
  const built: string[] = [];
  start(async (dealer) => {
    built.push(dealer);
    await record(new Date(), 1);
  });
  await eventually(() => expect(built).toEqual(['example']));
});
