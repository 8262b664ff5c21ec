import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { signHeaders } from '#tests/support/factories/sign-headers.ts';
import {
  BODY,
  makeRebuildRuntime,
  NEW,
  OLD,
  OTHER,
  type RebuildCall,
  sendRebuild,
  signCall,
} from './rebuild-call.ts';

test('a call signed by the reference library is accepted, recorded and answered with when the build is due', async () => {
  const runtime = await makeRebuildRuntime();
  const answer = await sendRebuild(runtime, signCall(runtime, NEW));
  expect(answer).toMatchObject({
    status: 202,
    json: { site: 'example', due_at: '2026-11-21T00:00:00.300Z' },
  });
  expect(runtime.triggeredBuilds).toEqual(['example']);
  expect(await runtime.buildQueue().read('example')).toEqual({
    asked_at: '2026-11-21T00:00:00.000Z',
    builds: [],
  });
});

describe('while secrets change, both are good; afterwards the old one is not', () => {
  test.each([
    ['the new one', NEW, 202],
    ['the old one', OLD, 202],
    ['another dealer’s', OTHER, 401],
  ])('%s', async (_, secret, status) => {
    const runtime = await makeRebuildRuntime();
    expect((await sendRebuild(runtime, signCall(runtime, secret))).status).toBe(status);
  });

  test('one of several signatures is enough', async () => {
    const runtime = await makeRebuildRuntime();
    const right = signCall(runtime, OLD);
    const headers = {
      ...right.headers,
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} ${right.headers['webhook-signature']}`,
    };
    expect((await sendRebuild(runtime, { ...right, headers })).status).toBe(202);
  });

  test('an old secret that is no longer named', async () => {
    const runtime = await makeRebuildRuntime({ facts: { rebuildSecrets: ['NEW_SECRET'] } });
    expect((await sendRebuild(runtime, signCall(runtime, OLD))).status).toBe(401);
  });
});

test.each([
  [-301, 401],
  [-300, 202],
  [0, 202],
  [300, 202],
  [301, 401],
])('a call sent %i seconds from now is answered %i', async (seconds, status) => {
  const runtime = await makeRebuildRuntime();
  expect((await sendRebuild(runtime, signCall(runtime, NEW, { seconds }))).status).toBe(status);
});

describe('strangers learn nothing: the same answer to', () => {
  test.each<[string, (runtime: TestRuntime) => RebuildCall, Parameters<typeof makeRebuildRuntime>[0]?]>([
    ['a call without a signature', () => ({})],
    ['a wrong signature', (runtime) => signCall(runtime, OTHER)],
    ['an id with a dot', (runtime) => ({ headers: signHeaders(NEW, BODY, { id: 'a.b', at: runtime.time }) })],
    ['a dealer who lets nobody call', (runtime) => signCall(runtime, NEW), { facts: { rebuildSecrets: [] } }],
    ['a dealer whose secrets are not set', (runtime) => signCall(runtime, NEW), { env: { NEW_SECRET: '' } }],
    [
      'a secret that is too short',
      (runtime) => signCall(runtime, `whsec_${Buffer.alloc(23).toString('base64')}`),
      { env: { NEW_SECRET: `whsec_${Buffer.alloc(23).toString('base64')}` } },
    ],
  ])('%s', async (_, sent, facts) => {
    const runtime = await makeRebuildRuntime(facts);
    expect(await sendRebuild(runtime, sent(runtime))).toMatchObject({
      status: 401,
      text: '{"error":"The signature is missing or invalid."}',
    });
    expect(runtime.triggeredBuilds).toEqual([]);
  });

  test('an unknown dealer', async () => {
    const runtime = await makeRebuildRuntime();
    runtime.siteOf = () => Promise.resolve(undefined);
    expect(await sendRebuild(runtime, signCall(runtime, NEW))).toMatchObject({
      status: 401,
      text: '{"error":"The signature is missing or invalid."}',
    });
  });
});

test('a secret that is not set is named in the log, and nowhere else', async () => {
  const runtime = await makeRebuildRuntime({ env: { NEW_SECRET: '', OLD_SECRET: 'whsec_short' } });
  await sendRebuild(runtime, signCall(runtime, NEW));
  expect(runtime.lines).toEqual([
    'example: rebuild.secretEnvs: NEW_SECRET nor OLD_SECRET holds no secret. Set it to whsec_ and 32 bytes in base64.',
  ]);
});

describe('what was signed is read only then', () => {
  test.each([
    ['{"site":"other"}', 422, 'site'],
    ['[]', 422, undefined],
    ['', 422, undefined],
    ['{"a":', 422, undefined],
    ['{"type":"entry.updated","data":{"id":7}}', 202, undefined],
  ])('%s is answered %i', async (body, status, field) => {
    const runtime = await makeRebuildRuntime();
    const answer = await sendRebuild(runtime, signCall(runtime, NEW, { body }));
    expect(answer.status).toBe(status);
    if (field) expect(answer.json?.fields).toHaveProperty(field);
  });
});

test('a message is taken once: again it is refused, after a restart too; signed anew it is taken', async () => {
  const runtime = await makeRebuildRuntime();
  const message = signCall(runtime, NEW);
  expect((await sendRebuild(runtime, message)).status).toBe(202);
  expect((await sendRebuild(runtime, message)).status).toBe(401);
  runtime.time = new Date(runtime.time.getTime() + 60_000);
  expect((await sendRebuild(runtime, message)).status).toBe(401);
  const again = signHeaders(NEW, BODY, { id: message.headers['webhook-id'] ?? '', at: runtime.time });
  expect((await sendRebuild(runtime, { headers: again })).status).toBe(202);
});

/** What somebody can send who has overheard two messages, one of which was used, and knows no secret. */
function forgeries(runtime: TestRuntime, used: RebuildCall, heard: RebuildCall): fc.Arbitrary<RebuildCall> {
  const changed = (headers: Readonly<Record<string, string | undefined>>): RebuildCall => ({
    ...heard,
    headers: { ...heard.headers, ...headers },
  });
  const signature = heard.headers?.['webhook-signature'] ?? '';
  const names = fc.constantFrom('webhook-id', 'webhook-timestamp', 'webhook-signature');
  const seconds = fc.integer({ min: 301, max: 10_000_000 });
  return fc.oneof(
    fc.constant(used),
    fc
      .tuple(seconds, fc.constantFrom(-1, 1))
      .map(([s, sign]) => signCall(runtime, NEW, { seconds: s * sign })),
    fc.stringMatching(/^[\w.-]{1,40}$/).map((id) => changed({ 'webhook-id': id })),
    fc
      .integer({ min: 1, max: 300 })
      .map((s) => changed({ 'webhook-timestamp': String(runtime.time.getTime() / 1000 + s) })),
    fc
      .json()
      .filter((body) => body !== BODY)
      .map((body) => ({ ...heard, body })),
    fc
      .uint8Array({ minLength: 24, maxLength: 64 })
      .map((key) => signCall(runtime, `whsec_${Buffer.from(key).toString('base64')}`)),
    fc
      .tuple(fc.nat(signature.length - 1), fc.constantFrom(...'ABCghZz019+/=-_, '))
      .map(([at, letter]) => signature.slice(0, at) + letter + signature.slice(at + 1))
      .filter((text) => text !== signature)
      .map((text) => changed({ 'webhook-signature': text })),
    fc.tuple(names, fc.stringMatching(/^[ -~]{0,80}$/)).map(([name, text]) => changed({ [name]: text })),
    names.map((name) => changed({ [name]: undefined })),
  );
}

test('none of many forged, stale and replayed calls is accepted', async () => {
  const runtime = await makeRebuildRuntime();
  const [used, heard] = [signCall(runtime, NEW), signCall(runtime, NEW)];
  expect((await sendRebuild(runtime, used)).status).toBe(202);
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(forgeries(runtime, used, heard), async (forgery) => {
      calls += 1;
      const answer = await sendRebuild(runtime, { ...forgery, ip: `203.0.${calls >> 8}.${calls & 255}` });
      expect(answer.status).toBe(401);
    }),
    { numRuns: process.env.TEST_LONG ? 10_000 : 200 },
  );
  expect(runtime.triggeredBuilds).toHaveLength(1);
  // The message that they were made of was good all along.
  expect((await sendRebuild(runtime, heard)).status).toBe(202);
});
