import { describe, expect, test } from 'vitest';
import rebuildStatus from '#functions/rebuild-status.ts';
import type { TestAppContext } from '#tests/support/factories/make-app-context.ts';
import { signHeaders } from '#tests/support/factories/sign-headers.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { BODY, makeRebuildWorld, NEW, OPERATOR, sendRebuild } from './rebuild-call.ts';

describe('the status of builds is given', () => {
  const ask = (world: TestAppContext, headers: Readonly<Record<string, string | undefined>>) =>
    callFunction(rebuildStatus, world, '/api/rebuild/status', { headers: { origin: undefined, ...headers } });

  test('to signed requests: what is waiting, what is published, and each build with its problems', async () => {
    const world = await makeRebuildWorld();
    const problem =
      'sites/example/site.ts: brand.colour: must be a colour of six hex digits. Write one such as "#0b49c4".';
    const build = { started_at: '2026-11-20T23:59:50.000Z', seconds: 0.4, pages: 0, unchanged: 0 };
    await world.buildQueue().recordBuild('example', { ...build, errors: [problem] });
    await world.buildQueue().requestBuild('example', world.time);
    expect(await ask(world, signHeaders(NEW, '', { at: world.time }))).toMatchObject({
      status: 200,
      json: {
        site: 'example',
        due_at: '2026-11-21T00:00:20.000Z',
        published: { built_at: '2026-11-20T00:00:00.000Z' },
        builds: [{ ...build, errors: [problem] }],
      },
    });
  });

  test.each<[string, number, (world: TestAppContext) => Record<string, string>]>([
    ['the operator’s token', 200, () => ({ authorization: `Bearer ${OPERATOR}` })],
    ['another token', 401, () => ({ authorization: `Bearer ${OPERATOR}x` })],
    ['a token that is not set', 401, () => ({ authorization: 'Bearer ' })],
    ['no sign of who asks', 401, () => ({})],
    ['the signature of a rebuild', 401, (world) => signHeaders(NEW, BODY, { at: world.time })],
  ])('%s is answered %i', async (_, status, headers) => {
    const world = await makeRebuildWorld();
    expect((await ask(world, headers(world))).status).toBe(status);
  });

  test('the signature of a question starts no build', async () => {
    const world = await makeRebuildWorld();
    const headers = signHeaders(NEW, '', { at: world.time });
    expect((await sendRebuild(world, { headers, body: '' })).status).toBe(422);
    expect((await sendRebuild(world, { headers, body: BODY })).status).toBe(401);
    expect(world.woken).toEqual([]);
  });
});
