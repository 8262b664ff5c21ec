import { describe, expect, test } from 'vitest';
import rebuildDue from '#functions/rebuild-due.ts';
import rebuildStatus from '#functions/rebuild-status.ts';
import type { TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { signHeaders } from '#tests/support/factories/sign-headers.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { BODY, makeRebuildRuntime, NEW, OPERATOR, sendRebuild, signCall } from './rebuild-call.ts';

describe('the status of builds is given', () => {
  const ask = (runtime: TestRuntime, headers: Readonly<Record<string, string | undefined>>) =>
    callFunction(rebuildStatus, runtime, '/api/rebuild/status', {
      headers: { origin: undefined, ...headers },
    });

  test('to signed requests: what is waiting, what is published, and each build with its problems', async () => {
    const runtime = await makeRebuildRuntime();
    const problem =
      'sites/example/site.ts: brand.colour: must be a colour of six hex digits. Write one such as "#0b49c4".';
    const build = { started_at: '2026-11-20T23:59:50.000Z', seconds: 0.4, pages: 0, unchanged: 0 };
    await runtime.buildQueue().recordBuild('example', { ...build, errors: [problem] });
    await runtime.buildQueue().requestBuild('example', runtime.time);
    expect(await ask(runtime, signHeaders(NEW, '', { at: runtime.time }))).toMatchObject({
      status: 200,
      json: {
        site: 'example',
        due_at: '2026-11-21T00:00:20.000Z',
        published: { built_at: '2026-11-20T00:00:00.000Z' },
        builds: [{ ...build, errors: [problem] }],
      },
    });
  });

  test.each<[string, number, (runtime: TestRuntime) => Record<string, string>]>([
    ['the operator’s token', 200, () => ({ authorization: `Bearer ${OPERATOR}` })],
    ['another token', 401, () => ({ authorization: `Bearer ${OPERATOR}x` })],
    ['a token that is not set', 401, () => ({ authorization: 'Bearer ' })],
    ['no sign of who asks', 401, () => ({})],
    ['the signature of a rebuild', 401, (runtime) => signHeaders(NEW, BODY, { at: runtime.time })],
  ])('%s is answered %i', async (_, status, headers) => {
    const runtime = await makeRebuildRuntime();
    expect((await ask(runtime, headers(runtime))).status).toBe(status);
  });

  test('the signature of a question starts no build', async () => {
    const runtime = await makeRebuildRuntime();
    const headers = signHeaders(NEW, '', { at: runtime.time });
    expect((await sendRebuild(runtime, { headers, body: '' })).status).toBe(422);
    expect((await sendRebuild(runtime, { headers, body: BODY })).status).toBe(401);
    expect(runtime.triggeredBuilds).toEqual([]);
  });
});

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
