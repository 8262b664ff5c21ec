import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openHostStorage } from '#functions/lib/runtime/host-storage.ts';
import { LOOPBACK } from '#host/start-host.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeSecret, signHeaders } from '#tests/support/factories/sign-headers.ts';
import { createTestDatabase, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { factsFile, type TestHost, testHost } from '#tests/unit/host/fixture.ts';

const SECRET = makeSecret('a');
const FILES = {
  'example/index.html': 'home',
  '.server/example.json': factsFile(
    makeSiteFacts({ rebuildSecrets: ['REBUILD_SECRET'], forms: makeFormConfig({ captcha: true }) }),
  ),
};

/** Two hosts behind a proxy, with folders of their own and one database. */
async function startHosts() {
  const url = await createTestDatabase();
  const env = { LEADS_DATABASE_URL: url, CAPTCHA_SECRET: 'the same on both', REBUILD_SECRET: SECRET };
  const start = () => testHost(FILES, { env, trustedProxies: LOOPBACK });
  return { url, hosts: [await start(), await start()] as const };
}

function post(host: TestHost, path: string, body: object, headers: Readonly<Record<string, string>>) {
  return host.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://example.localhost', ...headers },
    body: JSON.stringify(body),
  });
}

const from = (address: string) => ({ 'x-forwarded-for': address });

describe.skipIf(POSTGRES_BIN === undefined)('two hosts that share a database', () => {
  test('accept each other’s captchas, each for one lead', async () => {
    const { url, hosts } = await startHosts();
    const challenge = JSON.parse((await hosts[0].ask('/api/captcha', { headers: from('203.0.113.1') })).text);
    const solution = await solveChallenge({ challenge, deriveKey });
    const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const lead = makeLeadBody({ form: 'contact', userData: { category: 'General Enquiry' }, captcha });
    const first = await post(hosts[1], '/api/lead', lead, from('203.0.113.1'));
    expect(first.status).toBe(200);
    const again = await post(hosts[0], '/api/lead', lead, from('203.0.113.1'));
    expect(again.text).toBe(first.text);
    const other = makeLeadBody({ form: 'contact', userData: { category: 'General Enquiry' }, captcha });
    expect((await post(hosts[0], '/api/lead', other, from('203.0.113.1'))).status).toBe(422);
    const store = createPostgresStore(openDatabase(url));
    onTestFinished(() => store.close());
    expect(await Array.fromAsync(store.listRecords('example'))).toHaveLength(1);
  });

  test('accept a signed call once, and tell the same of its build', async () => {
    const { hosts } = await startHosts();
    const body = { site: 'example' };
    const headers = signHeaders(SECRET, JSON.stringify(body), { at: new Date() });
    const calls = await Promise.all(
      Array.from({ length: 10 }, (_, n) => post(hosts[n % 2] ?? hosts[0], '/api/rebuild', body, headers)),
    );
    expect(calls.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(9).fill(401)]);
    for (const host of hosts) {
      const status = await host.ask('/api/rebuild/status', {
        headers: signHeaders(SECRET, '', { at: new Date() }),
      });
      expect(JSON.parse(status.text)).toMatchObject({ due_at: expect.any(String) });
    }
  });
});

test('a host that shares a database without the secret of captchas does not start', async () => {
  const env = { LEADS_DATABASE_URL: 'postgres://someone@127.0.0.1:1/leads' };
  await expect(testHost(FILES, { env })).rejects.toThrow(
    'CAPTCHA_SECRET: is not set. Hosts that share a database (LEADS_DATABASE_URL) need the same long random text, or one refuses the captchas of the other.',
  );
});

test('leads that were left in a file are not forgotten: the host says so', async () => {
  const dir = await makeTemporaryFolder();
  const env = {
    LEADS_DATABASE_URL: 'postgres://someone@127.0.0.1:1/leads',
    CAPTCHA_SECRET: 'the same on both',
  };
  const open = async () => {
    const lines: string[] = [];
    await openHostStorage({ dataDir: dir, distDir: dir }, env, (line) => lines.push(line)).close();
    return lines;
  };
  expect(await open()).toEqual([]);
  await writeFile(join(dir, 'leads.sqlite'), '');
  expect(await open()).toEqual([
    expect.stringContaining('Stop it and run: npm run leads -- move --to postgres'),
  ]);
});

test('pages are served while the database does not answer, and a lead is not acknowledged', async () => {
  const env = {
    LEADS_DATABASE_URL: 'postgres://someone@127.0.0.1:1/leads',
    CAPTCHA_SECRET: 'the same on both',
  };
  const host = await testHost(FILES, { env });
  expect((await host.ask('/')).status).toBe(200);
  expect((await post(host, '/api/lead', makeLeadBody(), {})).status).toBe(503);
});
