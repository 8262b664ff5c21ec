import { describe, expect, test } from 'vitest';
import rebuildDue from '#functions/rebuild-due.ts';
import type { TestAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeRebuildWorld, NEW, sendRebuild, signCall } from './rebuild-call.ts';

describe('each run of the schedule on Netlify', () => {
  const minute = (world: TestAppContext) => rebuildDue(new Request('https://www.example.com.au/'), {}, world);
  const problems = async (world: TestAppContext) =>
    (await world.buildQueue().read('example')).builds.flatMap(({ errors }) => errors);

  test('a build that has waited for half a minute calls the hook; failures are recorded', async () => {
    const world = await makeRebuildWorld({ facts: { buildHook: 'EXAMPLE_HOOK' } });
    await sendRebuild(world, signCall(world, NEW));
    world.time = new Date(world.time.getTime() + 29_999);
    expect((await minute(world)).status).toBe(204);
    expect(await problems(world)).toEqual([]);
    world.time = new Date(world.time.getTime() + 1);
    await minute(world);
    expect(await problems(world)).toEqual([
      "example: hosting.netlifyBuildHookEnv: environment variable EXAMPLE_HOOK is not set. Give it the address of the dealer's build hook.",
    ]);
  });

  test('a dealer without a build hook gets an error that asks for one', async () => {
    const world = await makeRebuildWorld();
    await sendRebuild(world, signCall(world, NEW));
    world.time = new Date(world.time.getTime() + 60_000);
    await minute(world);
    expect(await problems(world)).toEqual([
      'example: hosting.netlifyBuildHookEnv: missing. Name the variable with the build hook.',
    ]);
  });

  test('nothing is done where nobody waits', async () => {
    const world = await makeRebuildWorld({ facts: { buildHook: 'EXAMPLE_HOOK' } });
    await minute(world);
    expect(await problems(world)).toEqual([]);
  });
});
