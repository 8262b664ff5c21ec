import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import rebuild from '#functions/rebuild.ts';
import rebuildDue from '#functions/rebuild-due.ts';
import rebuildStatus from '#functions/rebuild-status.ts';
import { makeAppContext, type TestAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeSecret, signHeaders } from '#tests/support/factories/sign-headers.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

const [NEW, OLD, OTHER] = [makeSecret('n'), makeSecret('o'), makeSecret('x')];
const OPERATOR = 'a-token-of-many-letters-for-operators';
const BODY = '{"site":"example"}';

const makeRebuildWorld = (facts: Parameters<typeof makeAppContext>[0] = {}) =>
  makeAppContext({
    facts: { rebuildSecrets: ['NEW_SECRET', 'OLD_SECRET'], ...facts.facts },
    env: { NEW_SECRET: NEW, OLD_SECRET: OLD, OTHER_SECRET: OTHER, OPERATOR_TOKEN: OPERATOR, ...facts.env },
  });

interface Sent {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly ip?: string;
}

function send(world: TestAppContext, { headers = {}, body = BODY, ip = '203.0.113.1' }: Sent) {
  return callFunction(rebuild, world, '/api/rebuild', {
    method: 'POST',
    headers: { origin: undefined, ...headers },
    body,
    ip,
  });
}

const signed = (world: TestAppContext, secret: string, { body = BODY, seconds = 0 } = {}) => ({
  body,
  headers: signHeaders(secret, body, { at: new Date(world.time.getTime() + seconds * 1000) }),
});

test('a call signed by the reference library is accepted, kept and told when the build is due', async () => {
  const world = await makeRebuildWorld();
  const answer = await send(world, signed(world, NEW));
  expect(answer).toMatchObject({
    status: 202,
    json: { site: 'example', due_at: '2026-11-21T00:00:00.300Z' },
  });
  expect(world.woken).toEqual(['example']);
  expect(await world.buildQueue().read('example')).toEqual({
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
    const world = await makeRebuildWorld();
    expect((await send(world, signed(world, secret))).status).toBe(status);
  });

  test('one of several signatures is enough', async () => {
    const world = await makeRebuildWorld();
    const right = signed(world, OLD);
    const headers = {
      ...right.headers,
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} ${right.headers['webhook-signature']}`,
    };
    expect((await send(world, { ...right, headers })).status).toBe(202);
  });

  test('an old secret that is no longer named', async () => {
    const world = await makeRebuildWorld({ facts: { rebuildSecrets: ['NEW_SECRET'] } });
    expect((await send(world, signed(world, OLD))).status).toBe(401);
  });
});

test.each([
  [-301, 401],
  [-300, 202],
  [0, 202],
  [300, 202],
  [301, 401],
])('a call sent %i seconds from now is answered %i', async (seconds, status) => {
  const world = await makeRebuildWorld();
  expect((await send(world, signed(world, NEW, { seconds }))).status).toBe(status);
});

describe('strangers learn nothing: the same answer to', () => {
  test.each<[string, (world: TestAppContext) => Sent, Parameters<typeof makeRebuildWorld>[0]?]>([
    ['a call without a signature', () => ({})],
    ['a wrong signature', (world) => signed(world, OTHER)],
    ['an id with a dot', (world) => ({ headers: signHeaders(NEW, BODY, { id: 'a.b', at: world.time }) })],
    ['a dealer who lets nobody call', (world) => signed(world, NEW), { facts: { rebuildSecrets: [] } }],
    ['a dealer whose secrets are not set', (world) => signed(world, NEW), { env: { NEW_SECRET: '' } }],
    [
      'a secret that is too short',
      (world) => signed(world, `whsec_${Buffer.alloc(23).toString('base64')}`),
      { env: { NEW_SECRET: `whsec_${Buffer.alloc(23).toString('base64')}` } },
    ],
  ])('%s', async (_, sent, facts) => {
    const world = await makeRebuildWorld(facts);
    expect(await send(world, sent(world))).toMatchObject({
      status: 401,
      text: '{"error":"This call is not signed as it must be."}',
    });
    expect(world.woken).toEqual([]);
  });

  test('an unknown dealer', async () => {
    const world = await makeRebuildWorld();
    world.siteOf = () => Promise.resolve(undefined);
    expect(await send(world, signed(world, NEW))).toMatchObject({
      status: 401,
      text: '{"error":"This call is not signed as it must be."}',
    });
  });
});

test('a secret that is not set is named to whoever runs the site, and to nobody else', async () => {
  const world = await makeRebuildWorld({ env: { NEW_SECRET: '', OLD_SECRET: 'whsec_short' } });
  await send(world, signed(world, NEW));
  expect(world.lines).toEqual([
    'example: rebuild.secrets: NEW_SECRET nor OLD_SECRET holds no secret. Set it to whsec_ and 32 bytes in base64.',
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
    const world = await makeRebuildWorld();
    const answer = await send(world, signed(world, NEW, { body }));
    expect(answer.status).toBe(status);
    if (field) expect(answer.json?.fields).toHaveProperty(field);
  });

  test('more than 32 KB are not read at all', async () => {
    const world = await makeRebuildWorld();
    const body = JSON.stringify({ text: 'x'.repeat(33_000) });
    expect((await send(world, signed(world, NEW, { body }))).status).toBe(413);
  });
});

test('a message is taken once: again it is refused, after a restart too; signed anew it is taken', async () => {
  const world = await makeRebuildWorld();
  const message = signed(world, NEW);
  expect((await send(world, message)).status).toBe(202);
  expect((await send(world, message)).status).toBe(401);
  world.time = new Date(world.time.getTime() + 60_000);
  expect((await send(world, message)).status).toBe(401);
  const again = signHeaders(NEW, BODY, { id: message.headers['webhook-id'] ?? '', at: world.time });
  expect((await send(world, { headers: again })).status).toBe(202);
});

test('of fifty replays at once one is taken', async () => {
  const world = await makeRebuildWorld();
  const message = signed(world, NEW);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(world, message)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
});

/** What somebody can send who has overheard two messages, one of which was used, and knows no secret. */
function forgeries(world: TestAppContext, used: Sent, heard: Sent): fc.Arbitrary<Sent> {
  const changed = (headers: Readonly<Record<string, string | undefined>>): Sent => ({
    ...heard,
    headers: { ...heard.headers, ...headers },
  });
  const signature = heard.headers?.['webhook-signature'] ?? '';
  const names = fc.constantFrom('webhook-id', 'webhook-timestamp', 'webhook-signature');
  const seconds = fc.integer({ min: 301, max: 10_000_000 });
  return fc.oneof(
    fc.constant(used),
    fc.tuple(seconds, fc.constantFrom(-1, 1)).map(([s, sign]) => signed(world, NEW, { seconds: s * sign })),
    fc.stringMatching(/^[\w.-]{1,40}$/).map((id) => changed({ 'webhook-id': id })),
    fc
      .integer({ min: 1, max: 300 })
      .map((s) => changed({ 'webhook-timestamp': String(world.time.getTime() / 1000 + s) })),
    fc
      .json()
      .filter((body) => body !== BODY)
      .map((body) => ({ ...heard, body })),
    fc
      .uint8Array({ minLength: 24, maxLength: 64 })
      .map((key) => signed(world, `whsec_${Buffer.from(key).toString('base64')}`)),
    fc
      .tuple(fc.nat(signature.length - 1), fc.constantFrom(...'ABCghZz019+/=-_, '))
      .map(([at, letter]) => signature.slice(0, at) + letter + signature.slice(at + 1))
      .filter((text) => text !== signature)
      .map((text) => changed({ 'webhook-signature': text })),
    fc.tuple(names, fc.stringMatching(/^[ -~]{0,80}$/)).map(([name, text]) => changed({ [name]: text })),
    names.map((name) => changed({ [name]: undefined })),
  );
}

test('of 10,000 forged, stale and replayed calls none is accepted', { timeout: 120_000 }, async () => {
  const world = await makeRebuildWorld();
  const [used, heard] = [signed(world, NEW), signed(world, NEW)];
  expect((await send(world, used)).status).toBe(202);
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(forgeries(world, used, heard), async (forgery) => {
      calls += 1;
      const answer = await send(world, { ...forgery, ip: `203.0.${calls >> 8}.${calls & 255}` });
      expect(answer.status).toBe(401);
    }),
    { numRuns: 10_000 },
  );
  expect(world.woken).toHaveLength(1);
  // The message that they were made of was good all along.
  expect((await send(world, heard)).status).toBe(202);
});

describe('how builds went is told', () => {
  const ask = (world: TestAppContext, headers: Readonly<Record<string, string | undefined>>) =>
    callFunction(rebuildStatus, world, '/api/rebuild/status', { headers: { origin: undefined, ...headers } });

  test('to whoever signs: what is awaited, what visitors see, and each build with its problems', async () => {
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

  test('a short token opens nothing', async () => {
    const world = await makeRebuildWorld({ env: { OPERATOR_TOKEN: 'short' } });
    expect((await ask(world, { authorization: 'Bearer short' })).status).toBe(401);
  });

  test('the signature of a question starts no build', async () => {
    const world = await makeRebuildWorld();
    const headers = signHeaders(NEW, '', { at: world.time });
    expect((await send(world, { headers, body: '' })).status).toBe(422);
    expect((await send(world, { headers, body: BODY })).status).toBe(401);
    expect(world.woken).toEqual([]);
  });
});

describe('each minute on Netlify', () => {
  const minute = (world: TestAppContext) => rebuildDue(new Request('https://www.example.com.au/'), {}, world);
  const problems = async (world: TestAppContext) =>
    (await world.buildQueue().read('example')).builds.flatMap(({ errors }) => errors);

  test('whoever has waited for half a minute gets the hook called; what fails is told', async () => {
    const world = await makeRebuildWorld({ facts: { buildHook: 'EXAMPLE_HOOK' } });
    await send(world, signed(world, NEW));
    world.time = new Date(world.time.getTime() + 29_999);
    expect((await minute(world)).status).toBe(204);
    expect(await problems(world)).toEqual([]);
    world.time = new Date(world.time.getTime() + 1);
    await minute(world);
    expect(await problems(world)).toEqual([
      "example: hosting.netlifyBuildHook: environment variable EXAMPLE_HOOK is not set. Give it the address of the dealer's build hook.",
    ]);
  });

  test('a dealer that names no hook is told to', async () => {
    const world = await makeRebuildWorld();
    await send(world, signed(world, NEW));
    world.time = new Date(world.time.getTime() + 60_000);
    await minute(world);
    expect(await problems(world)).toEqual([
      'example: hosting.netlifyBuildHook: is not there. Name the variable with its build hook.',
    ]);
  });

  test('nothing is done where nobody waits', async () => {
    const world = await makeRebuildWorld({ facts: { buildHook: 'EXAMPLE_HOOK' } });
    await minute(world);
    expect(await problems(world)).toEqual([]);
  });
});
