import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSecret } from '#tests/support/factories/sign-headers.ts';
import { runScript } from '#tests/support/run-command.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(TEMPORARY_ROOT, 'rebuild-command-'));
  await writeDealer(dir, { slug: 'closed' });
  await writeDealer(dir, { slug: 'open', site: { rebuild: { secretEnvs: ['NEW_SECRET', 'OLD_SECRET'] } } });
});
afterAll(() => rm(dir, { recursive: true }));

const rebuild = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runScript('rebuild', args, { SITES_DIR: dir, ...env });

const NEW = { NEW_SECRET: makeSecret('n') };
const OPEN = ['--site', 'open'];

/** A fake host that answers each call with the next of these responses. */
async function startHost(answers: readonly (readonly [status: number, body: object])[]) {
  const asked: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const address = await answerRequests(async (request, response) => {
    const body = await text(request);
    const [status, answer] = answers[asked.length] ?? [500, {}];
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    response.writeHead(status).end(JSON.stringify(answer));
  });
  return { asked, url: address.replace('127.0.0.1', 'open.localhost') };
}

const BUILD = {
  started_at: '2026-11-21T00:00:01.000Z',
  seconds: 2.14,
  pages: 12,
  unchanged: 389,
  errors: [],
};

test('it signs as the reference library expects, with the available secret, and waits for the build', async () => {
  const { asked, url } = await startHost([
    [202, { site: 'open', due_at: '2026-11-21T00:00:00.300Z' }],
    [200, { due_at: '2026-11-21T00:00:00.300Z', builds: [] }],
    [200, { due_at: null, builds: [{ ...BUILD, seconds: null }] }],
    [200, { due_at: null, builds: [BUILD] }],
  ]);
  const ran = await rebuild([...OPEN, '--url', url, '--wait'], { OLD_SECRET: makeSecret('o') });
  expect(ran).toEqual({
    code: 0,
    stdout: '2026-11-21T00:00:01.000Z  12 pages made, 389 unchanged, 2.1 s\n',
    stderr: '',
  });
  expect(asked.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
    'POST /api/rebuild',
    ...Array(3).fill('GET /api/rebuild/status'),
  ]);
  const library = new Webhook(makeSecret('o'));
  for (const { headers, body } of asked) {
    expect(() => library.verify(body, headers as Record<string, string>)).not.toThrow();
    expect(headers.host).toBe(new URL(url).host);
  }
  expect(asked[0]?.body).toBe('{"site":"open"}');
});

test('a build with problems exits with 1 and prints them', async () => {
  const problem = 'sites/open/site.ts: name: must not be empty. Write the dealership’s name.';
  const { url } = await startHost([
    [202, { due_at: null }],
    [200, { due_at: null, builds: [{ ...BUILD, errors: [problem] }] }],
  ]);
  const ran = await rebuild([...OPEN, '--url', url, '--wait'], NEW);
  expect(ran).toMatchObject({ code: 1, stdout: `${BUILD.started_at}  not published:\n${problem}\n` });
});

test.each<[string, string[], Record<string, string>, number, string]>([
  ['no dealer', [], {}, 2, 'Name the dealer with --site.'],
  ['no address', [...OPEN, '--url', 'ftp://x'], NEW, 2, '--url: is "ftp://x".'],
  [
    'a dealer without secrets',
    ['--site', 'closed'],
    {},
    1,
    'closed/site.ts: rebuild: missing, so builds cannot be requested.',
  ],
  ['no secret', OPEN, {}, 1, 'open/site.ts: rebuild.secretEnvs: none of NEW_SECRET, OLD_SECRET is set.'],
  ['a bad secret', OPEN, { NEW_SECRET: 'word' }, 1, 'the secret is malformed. Write whsec_'],
])('%s', async (_, args, env, code, words) => {
  expect(await rebuild(args, env)).toMatchObject({ code, stderr: expect.stringContaining(words) });
});

test('a host that refuses, or cannot be reached, is reported with its message', async () => {
  const { url } = await startHost([[401, { error: 'The signature is missing or invalid.' }]]);
  expect((await rebuild([...OPEN, '--url', url], NEW)).stderr).toContain(
    'answered 401: {"error":"The signature is missing or invalid."}',
  );
  const away = await rebuild([...OPEN, '--url', 'http://localhost:1'], NEW);
  expect(away).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("http://localhost:1 can't be reached"),
  });
});
