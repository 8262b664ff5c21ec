import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresBuildQueue } from '#build-queue/postgres-build-queue.ts';
import { createBuildWorker } from '#host/functions/build-worker.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { createTestDatabase, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';

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
