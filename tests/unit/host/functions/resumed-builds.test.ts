import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { type BuildDealer, createBuildWorker } from '#host/functions/build-worker.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile } from '#tests/unit/host/fixture.ts';

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
