import { describe, expect, test } from 'vitest';
import rebuildDue from '#functions/rebuild-due.ts';
import type { TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { makeRebuildRuntime, NEW, sendRebuild, signCall } from './rebuild-call.ts';

describe('each run of the schedule on Netlify', () => {
  const minute = (runtime: TestRuntime) =>
    rebuildDue(new Request('https://www.example.com.au/'), {}, runtime);
  const problems = async (runtime: TestRuntime) =>
    (await runtime.buildQueue().read('example')).builds.flatMap(({ errors }) => errors);

  test('a build that has waited for half a minute calls the hook; failures are recorded', async () => {
    const runtime = await makeRebuildRuntime({ facts: { buildHook: 'EXAMPLE_HOOK' } });
    await sendRebuild(runtime, signCall(runtime, NEW));
    runtime.time = new Date(runtime.time.getTime() + 29_999);
    expect((await minute(runtime)).status).toBe(204);
    expect(await problems(runtime)).toEqual([]);
    runtime.time = new Date(runtime.time.getTime() + 1);
    await minute(runtime);
    expect(await problems(runtime)).toEqual([
      "example: hosting.netlifyBuildHookEnv: environment variable EXAMPLE_HOOK is not set. Give it the address of the dealer's build hook.",
    ]);
  });

  test('a dealer without a build hook gets an error that asks for one', async () => {
    const runtime = await makeRebuildRuntime();
    await sendRebuild(runtime, signCall(runtime, NEW));
    runtime.time = new Date(runtime.time.getTime() + 60_000);
    await minute(runtime);
    expect(await problems(runtime)).toEqual([
      'example: hosting.netlifyBuildHookEnv: missing. Name the variable with the build hook.',
    ]);
  });

  test('nothing is done where nobody waits', async () => {
    const runtime = await makeRebuildRuntime({ facts: { buildHook: 'EXAMPLE_HOOK' } });
    await minute(runtime);
    expect(await problems(runtime)).toEqual([]);
  });
});
