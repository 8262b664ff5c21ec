import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOOPBACK } from '#host/start-host.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { CRM_TARGET, makeCrmEnv } from '#tests/support/factories/make-delivery-context.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { startTestCrm } from '#tests/support/servers/test-crm.ts';
import { factsFile, startTestHost, type TestHost, testHost } from '#tests/unit/host/fixture.ts';

/** The site facts of a dealer as the build writes them. */
const facts = (over: object = {}) =>
  factsFile({ ...makeSiteFacts({ url: 'https://www.example.com.au' }), ...over });
const FILES = { 'example/index.html': 'home', '.server/example.json': facts() };

function send(
  host: TestHost,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  site = 'example',
) {
  const name = `${site}.localhost:${host.port}`;
  return host.ask('/api/lead', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://${name}`, ...headers },
    host: name,
    body: JSON.stringify(body),
  });
}

test('a lead is acknowledged when it is in the file, and is there after the host has ended', async () => {
  const host = await startTestHost(FILES);
  const answer = await send(host, makeLeadBody());
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  const { lead_id } = JSON.parse(answer.text);
  const file = join(host.dataDir, 'leads.sqlite');
  const meanwhile = openSqliteStore(file);
  expect(await meanwhile.find('example', lead_id)).toMatchObject({ id: lead_id, handling: 'deliver' });
  await meanwhile.close();
  await host.close();
});

describe('what is stored is sent', () => {
  const targets = { crm: CRM_TARGET };
  const CRM_FILES = {
    ...FILES,
    '.server/example.json': facts({ leads: { ...makeSiteFacts().leads, targets } }),
  };

  test('right after the answer, to the target that site.ts names', async () => {
    const crm = await startTestCrm();
    const host = await testHost(CRM_FILES, { env: makeCrmEnv(crm) });
    const { lead_id } = JSON.parse((await send(host, makeLeadBody())).text);
    await eventually(() => expect(crm.accepted.map(({ id }) => id)).toEqual([lead_id]));
  });

  test('not at all if the target is not configured: that is logged once, and leads wait', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => said.mockRestore());
    const host = await testHost(CRM_FILES, { env: {} });
    await send(host, makeLeadBody());
    await send(host, makeLeadBody());
    const store = openSqliteStore(join(host.dataDir, 'leads.sqlite'));
    onTestFinished(() => store.close());
    await eventually(async () => {
      const tries = (await store.listPending('example')).map((pending) => pending.tries);
      expect(tries).toEqual([1, 1]);
    });
    expect(said.mock.calls).toEqual([
      [expect.stringContaining('needs the environment variable CRM_URL, which is not set. Its leads are')],
    ]);
  });

  test('into a file by default', async () => {
    const host = await testHost(FILES);
    const { lead_id } = JSON.parse((await send(host, makeLeadBody())).text);
    const file = join(host.dataDir, 'leads', 'example.jsonl');
    await eventually(async () => expect(JSON.parse(await readFile(file, 'utf8')).data.id).toBe(lead_id));
  });
});

test('leads belong to the dealer in every template', async () => {
  const host = await testHost({
    ...FILES,
    'example--showroom/index.html': 'home',
    '.server/example--showroom.json': facts({ slug: 'example--showroom' }),
    'other/index.html': 'home',
    '.server/other.json': facts({ slug: 'other', dealer: 'other', url: 'https://other.example.com.au' }),
  });
  const body = makeLeadBody();
  const at = async (site: string) => JSON.parse((await send(host, body, {}, site)).text).lead_id;
  const [classic, showroom, other] = [await at('example'), await at('example--showroom'), await at('other')];
  expect(classic).toMatch(/^[0-9a-f]{32}$/);
  expect(showroom).toBe(classic);
  expect(other).not.toBe(classic);
});

test('a page behind another server names the public address', async () => {
  const host = await testHost(FILES, { site: 'example' });
  const headers = { origin: 'https://www.example.com.au' };
  expect((await send(host, makeLeadBody(), headers)).status).toBe(200);
});

describe('callers', () => {
  /** Sends leads, each from another forwarded address, and counts the accepted ones. */
  async function taken(trustedProxies: readonly string[], address: (n: number) => string): Promise<number> {
    const host = await testHost(FILES, { trustedProxies });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(host, makeLeadBody(), { 'x-forwarded-for': address(n) })),
    );
    expect(answers.every(({ status, headers }) => status === 200 || Number(headers['retry-after']) > 0)).toBe(
      true,
    );
    return answers.filter(({ status }) => status === 200).length;
  }

  test('are limited, and cannot forge another address', async () => {
    expect(await taken([], (n) => `203.0.113.${n}`)).toBe(10);
  });

  test('cannot pass for a proxy that has another address', async () => {
    expect(await taken(['10.0.0.7'], (n) => `203.0.113.${n}`)).toBe(10);
  });

  test('have the address that a trusted proxy saw', async () => {
    expect(await taken(LOOPBACK, (n) => `203.0.113.${n}`)).toBe(12);
  });

  test('cannot put a forged address before the one that the proxy saw', async () => {
    expect(await taken(LOOPBACK, (n) => `203.0.113.${n}, 198.51.100.7`)).toBe(10);
  });
});

test('a dealer whose facts cannot be read accepts no lead: 503, and the sender retries', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const host = await testHost({
    ...FILES,
    '.server/example.json': factsFile({ forms: { dealer: 'Example' } }),
  });
  const answer = await send(host, makeLeadBody());
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  expect(said.mock.calls).toEqual([[expect.stringContaining('POST /api/lead: SiteFactsError: ')]]);
});

test.each(['example.localhost', 'www.nobody.com.au'])(
  'at %s an unsigned rebuild request gets the same answer whether the dealer exists or not',
  async (host) => {
    const at = await testHost(FILES);
    const asked = { method: 'POST', body: '{}', host };
    expect(await at.ask('/api/rebuild', asked)).toMatchObject({
      status: 401,
      text: '{"error":"The signature is missing or invalid."}',
    });
  },
);
