import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUILD_THROTTLES, computeDueAt } from '#build-queue/build.ts';
import { type Builder, buildIfDue } from '#build-queue/build-due.ts';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const START = Date.parse('2026-11-21T00:00:00Z');
const at = (ms: number) => new Date(START + ms).toISOString();
const built = (ms: number) => [
  { started_at: at(ms), seconds: 1, pages: 1, unchanged: 0, errors: [] as string[] },
];

test.each([
  ['never, when nobody asked', null, [], undefined],
  ['shortly after the first request', 0, [], 300],
  ['half a minute after the last build began', 1000, built(0), 30_000],
  ['shortly after a request, when the last build is long ago', 100_000, built(0), 100_300],
  ['when it was asked for as a build began, which may have missed the edit', 0, built(0), 30_000],
  ['never, when a build began after the request', 0, built(1), undefined],
])('a dealer is due %s', (_, asked, builds, due) => {
  const asked_at = asked === null ? null : at(asked);
  const now = new Date(at(100_000));
  expect(computeDueAt({ asked_at, builds }, BUILD_THROTTLES.here, now)?.toISOString()).toBe(
    due === undefined ? undefined : at(due),
  );
});

/** Three years. */
const AHEAD = 1100 * 86_400_000;

describe.each([
  ['a build', AHEAD, built(AHEAD)],
  ['more builds than are recorded', AHEAD, Array.from({ length: 20 }, (_, n) => built(AHEAD + n)[0])],
  ['no build', AHEAD, []],
  ['a build of before', AHEAD, built(-60_000)],
])('after a clock that was years ahead left a request and %s', (_, asked, builds) => {
  test('the dealer is built once, and once more at the next request', async () => {
    const { queue, state, clock, found, tick, dir } = await dealer();
    await writeFiles(dir, {
      'example/asked.json': JSON.stringify(at(asked)),
      'example/builds.json': JSON.stringify(builds),
    });
    const run = async () => {
      for (let n = 0; n < 400; n += 1, state.time += 250) await tick();
      return found.length;
    };
    expect(await run()).toBe(1);
    await queue.requestBuild('example', clock());
    expect(await run()).toBe(2);
  });
});

/** A dealer with a test-controlled clock, and the edits that its builds found. */
async function dealer(buildHook: string | null = null) {
  const dir = await makeTemporaryFolder();
  const queue = openFileBuildQueue(dir);
  const state = { time: START, edits: 0 };
  const clock = () => new Date(state.time);
  const found: number[] = [];
  const note = (over: object = {}) =>
    queue.recordBuild('example', {
      started_at: clock().toISOString(),
      seconds: 0.5,
      pages: 1,
      unchanged: 0,
      errors: [],
      ...over,
    });
  const builder: Builder = {
    callHook: () => {
      found.push(state.edits);
      return Promise.resolve();
    },
    buildLocally: async () => {
      found.push(state.edits);
      await note();
    },
  };
  const tick = (over: Partial<Builder> = {}) =>
    buildIfDue({ dealer: 'example', buildHook }, { queue, clock, builder: { ...builder, ...over } });
  return { dir, queue, state, clock, found, note, tick };
}

test('100 edits in 30 seconds, whenever they come, are at most two builds, and the last has them all', async () => {
  const moments = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 100, maxLength: 100 });
  await fc.assert(
    fc.asyncProperty(moments, async (times) => {
      const { queue, state, clock, found, tick } = await dealer();
      for (const time of times.toSorted((a, b) => a - b)) {
        // Between two edits the builder checks whenever something may be due.
        for (; state.time < START + time; state.time += 250) await tick();
        state.time = START + time;
        state.edits += 1;
        await queue.requestBuild('example', clock());
      }
      for (; state.time < START + 90_000; state.time += 250) await tick();
      expect(found.length).toBeLessThanOrEqual(2);
      expect(found.at(-1)).toBe(100);
    }),
    { numRuns: 5 },
  );
});

test('Netlify is called once for the edits of half a minute, and not again for five minutes', async () => {
  const { queue, state, clock, found, tick } = await dealer('EXAMPLE_HOOK');
  const calls: number[] = [];
  for (; state.time < START + 900_000; state.time += 10_000) {
    if (state.time <= START + 400_000) {
      state.edits += 1;
      await queue.requestBuild('example', clock());
    }
    if ((state.time - START) % 60_000 === 0 && (await tick())) calls.push((state.time - START) / 1000);
  }
  expect(calls).toEqual([60, 360, 660]);
  expect(found.at(-1)).toBe(41);
});

test('a failed hook is recorded and called again until it answers', async () => {
  const { queue, state, tick } = await dealer('EXAMPLE_HOOK');
  await queue.requestBuild('example', new Date(START));
  state.time += 30_000;
  await tick({ callHook: () => Promise.reject(new Error('the build hook in EXAMPLE_HOOK answered 500.')) });
  expect((await queue.read('example')).builds).toEqual([
    {
      started_at: at(30_000),
      seconds: 0,
      pages: null,
      unchanged: null,
      errors: ['example: hosting.netlifyBuildHookEnv: the build hook in EXAMPLE_HOOK answered 500.'],
    },
  ]);
  state.time += 299_999;
  expect(await tick()).toBe(false);
  state.time += 1;
  expect(await tick()).toBe(true);
  expect(await tick()).toBe(false);
});

describe('a build here', () => {
  /** A dealer for which a build is due. */
  async function waiting() {
    const made = await dealer();
    await made.queue.requestBuild('example', made.clock());
    made.state.time += 300;
    return made;
  }

  test('with problems is not started again until requested', async () => {
    const { queue, state, note, tick } = await waiting();
    const here = async () => {
      await note({ errors: ['sites/example/site.ts: name: must not be empty.'] });
      throw new Error('the build ended with code 1.');
    };
    expect(await tick({ buildLocally: here })).toBe(true);
    expect((await queue.read('example')).builds.flatMap(({ errors }) => errors)).toEqual([
      'sites/example/site.ts: name: must not be empty.',
    ]);
    state.time += 600_000;
    expect(await tick()).toBe(false);
  });

  test('that could not be run is recorded with the reason', async () => {
    const { queue, tick } = await waiting();
    await tick({ buildLocally: () => Promise.reject(new Error('the pages could not be compiled')) });
    expect((await queue.read('example')).builds[0]?.errors).toEqual([
      'example: the pages could not be compiled',
    ]);
  });

  test('that is aborted leaves its dealer waiting', async () => {
    const { queue, tick } = await waiting();
    const here = () => Promise.reject(new DOMException('The operation was aborted', 'AbortError'));
    await expect(tick({ buildLocally: here })).rejects.toThrow('aborted');
    expect((await queue.read('example')).builds).toEqual([]);
    expect(await tick()).toBe(true);
  });
});
