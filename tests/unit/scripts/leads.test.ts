import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BlobsServer } from '@netlify/blobs/server';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openBlobStore } from '#leads/store/blobs/blob-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { writeSiteFacts } from '#published-site/server-files.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { runLeads } from '#tests/support/run-command.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let dir: string;
let store: LeadStore;

beforeEach(async () => {
  dir = await makeTemporaryFolder();
  store = openSqliteStore(join(dir, 'leads.sqlite'));
  onTestFinished(() => store.close());
});

const leads = (args: readonly string[], env?: Readonly<Record<string, string>>) => runLeads(dir, args, env);

const SITE = ['--site', 'example'];
const attempt = (outcome: 'delivered' | 'refused' | 'failed') => ({
  target: 'crm',
  at: '2026-11-21T00:01:00.000Z',
  outcome,
  note: 'answered 200',
});

/** A lead in each state, oldest first. */
async function storeSome() {
  const lead = (hour: number, over: Parameters<typeof makeLead>[0] = {}) =>
    makeLead({ received_at: `2026-11-20T0${hour}:00:00.000Z`, ...over });
  const [pending, delivered, dead] = [lead(1), lead(2, { form: 'test-drive' }), lead(3)];
  const [held, spam] = [lead(4, { handling: 'held' }), lead(5, { handling: 'spam' })];
  for (const one of [pending, delivered, dead, held, spam]) await store.save(one);
  await store.recordAttempt('example', delivered.id, attempt('delivered'));
  await store.settle('example', delivered.id, undefined);
  await store.recordAttempt('example', dead.id, attempt('refused'));
  await store.settle('example', dead.id, undefined);
  return { pending, delivered, dead, held, spam };
}

const idsIn = (text: string) => text.match(/\b[0-9a-f]{32}\b/g) ?? [];

describe('list', () => {
  test('has a line for each lead, oldest first', async () => {
    const stored = await storeSome();
    const { code, stdout } = await leads(['list', ...SITE]);
    expect(code).toBe(0);
    expect(idsIn(stdout)).toEqual(Object.values(stored).map(({ id }) => id));
    for (const state of Object.keys(stored)) expect(stdout).toContain(` ${state} `);
  });

  test.each<[string[], string[]]>([
    [['--form', 'test-drive'], ['delivered']],
    [['--state', 'dead'], ['dead']],
    [
      ['--since', '2026-11-20T04:00:00Z'],
      ['held', 'spam'],
    ],
    [['--until', '2026-11-20T02:00:00Z'], ['pending']],
    [['--since', '2026-11-20T02:00:00Z', '--until', '2026-11-20T04:00:00Z', '--form', 'enquiry'], ['dead']],
  ])('%s chooses', async (args, states) => {
    const stored: Record<string, { id: string }> = await storeSome();
    const { stdout } = await leads(['list', ...SITE, ...args]);
    expect(idsIn(stdout)).toEqual(states.map((state) => stored[state]?.id));
  });

  test('for machines has a line of JSON for each lead', async () => {
    const { dead } = await storeSome();
    const { stdout } = await leads(['list', ...SITE, '--state', 'dead', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ ...dead, state: 'dead', receipts: [attempt('refused')] });
  });
});

test('show prints a complete lead and its history without control characters, or JSON', async () => {
  const lead = makeLead({ payload: { userData: { name: 'Ann\u001b[2J', message: 'one\ntwo' } } });
  await store.save(lead);
  await store.recordAttempt('example', lead.id, attempt('failed'));
  const { stdout } = await leads(['show', lead.id, ...SITE]);
  expect(stdout).toMatch(/^userData\.name +Ann\ufffd\[2J$/m);
  expect(stdout).toMatch(/^userData\.message +one\n +two$/m);
  expect(stdout).toMatch(/^next attempt .*, 0 attempts so far$/m);
  expect(stdout).toContain('2026-11-21T00:01:00.000Z  failed  crm  answered 200');
  const { stdout: json } = await leads(['show', lead.id, ...SITE, '--json']);
  expect(JSON.parse(json)).toMatchObject({
    id: lead.id,
    state: 'pending',
    history: [{ at: attempt('failed').at }],
  });
});

test('redeliver starts dead and held leads again, by id or by state', async () => {
  const { dead, held } = await storeSome();
  expect(await leads(['redeliver', '--state', 'dead', ...SITE])).toMatchObject({
    code: 0,
    stdout: 'Deliveries started: 1. A running host sends them within a minute.\n',
  });
  expect((await leads(['redeliver', held.id, ...SITE])).code).toBe(0);
  const waiting = (await store.listPending('example')).map(({ id }) => id);
  expect(waiting).toEqual(expect.arrayContaining([dead.id, held.id]));
});

test('export is a table in which no text is a formula', async () => {
  await store.save(makeLead({ payload: { userData: { name: '=HYPERLINK("x")', message: 'a\n"b"' } } }));
  await store.save(
    makeLead({ payload: { userData: { name: 'Bo' }, lead_attributes: { visited_pages: ['/', '/a/'] } } }),
  );
  const { stdout, stderr } = await leads(['export', ...SITE]);
  const [first, second] = parse(stdout, { bom: true, columns: true }) as Record<string, string>[];
  expect(first).toMatchObject({ 'userData.name': `'=HYPERLINK("x")`, 'userData.message': 'a\n"b"' });
  expect(second).toMatchObject({ 'userData.name': 'Bo', 'lead_attributes.visited_pages': '/\n/a/' });
  expect(stderr).toBe('2 leads exported.\n');
});

test('expire erases what is past its retention period, with --force what the daily maintenance refuses to', async () => {
  const distDir = join(dir, 'dist');
  await writeSiteFacts(distDir, makeSiteFacts({ builtAt: new Date().toISOString() }));
  const old = Array.from({ length: 6 }, () =>
    makeLead({ handling: 'held', received_at: '2020-01-01T00:00:00.000Z' }),
  );
  for (const lead of old) await store.save(lead);
  const expire = (...args: string[]) => leads(['expire', ...SITE, ...args], { DIST_DIR: distDir });
  expect(await expire()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('example: 6 leads are old enough to be erased and kept'),
  });
  expect(await expire('--force')).toEqual({ code: 0, stdout: 'example: 6 leads erased.\n', stderr: '' });
  expect((await Array.fromAsync(store.listRecords('example'))).length).toBe(0);
});

describe('verify', () => {
  test('counts what is known of each lead', async () => {
    await storeSome();
    const { stdout } = await leads(['verify', ...SITE]);
    expect(stdout).toContain('1 pending, 1 delivered, 1 dead, 1 held, 1 spam, 0 stranded');
  });

  test('fails for a lead that has been held for more than a day', async () => {
    const { held } = await storeSome();
    await store.save({ ...held, id: 'a'.repeat(32), received_at: new Date().toISOString() });
    await store.erase('example', held.id, new Date());
    expect((await leads(['verify', ...SITE])).code).toBe(0);
    await store.save(held);
    const { code, stdout } = await leads(['verify', ...SITE]);
    expect(stdout).toContain(`${held.id}: has been held for more than a day. Run: redeliver ${held.id}`);
    expect(code).toBe(1);
  });

  test('fails for a lead without a delivery', async () => {
    const lead = makeLead({ received_at: '2026-11-01T00:00:00.000Z' });
    await store.save(lead);
    await store.settle('example', lead.id, undefined);
    const { code, stdout } = await leads(['verify', ...SITE]);
    expect(stdout).toContain(`${lead.id}: has no delivery. Run: redeliver ${lead.id}`);
    expect(code).toBe(1);
    await leads(['redeliver', lead.id, ...SITE]);
    expect((await leads(['verify', ...SITE])).code).toBe(0);
  });
});

describe('report', () => {
  test('prints a month, or writes a page and a CSV file', async () => {
    const distDir = join(dir, 'dist');
    await writeSiteFacts(distDir, makeSiteFacts());
    await storeSome();
    const args = ['report', '--month', '2026-11', ...SITE];
    const printed = await leads(args, { DIST_DIR: distDir });
    expect(printed).toMatchObject({ code: 0, stderr: '' });
    expect(printed.stdout).toContain('Example Motors, November 2026\n\nLeads          4\n');
    const json = await leads([...args, '--json'], { DIST_DIR: distDir });
    expect(JSON.parse(json.stdout)).toMatchObject({ site: 'example', leads: 4, spam: 1, held: 1, dead: 1 });
    const out = join(dir, 'reports');
    const written = await leads([...args, '--out', out], { DIST_DIR: distDir });
    const files = ['html', 'csv'].map((type) => join(out, `example-2026-11.${type}`));
    expect(written.stdout).toBe(`${files.join('\n')}\n`);
    expect(JSON.parse(await readFile(join(dir, 'leads/exports.json'), 'utf8'))).toEqual(files);
    const [page, csv] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(page).toContain('Leads for November 2026');
    expect(csv).toContain('"example","2026-11","all","","","leads","4"');
  });

  test('names dealers that are not built', async () => {
    await storeSome();
    expect(await leads(['report', '--month', '2026-11', ...SITE], { DIST_DIR: dir })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('example: is not in'),
    });
  });
});

describe('offer --send', () => {
  const MAIL = { from: 'website@example.com.au', smtpEnv: 'SMTP' };
  const OFFER = ['--amount', '18500', '--until', '2099-12-05', '--send'];

  /** A trade-in at a dealer that can send e-mails, unless `mail` says otherwise. */
  async function openTradeIn(mail: typeof MAIL | undefined = MAIL) {
    const server = await startTestMailServer();
    onTestFinished(server.close);
    const facts = makeSiteFacts();
    const distDir = join(dir, 'dist');
    await writeSiteFacts(distDir, { ...facts, leads: { ...facts.leads, mail } });
    const lead = makeEnquiry({ Rego: '123ABC' }, { form: 'trade-in' });
    await store.save(lead);
    const env = { DIST_DIR: distDir, CAPTCHA_SECRET: 'a secret of sixteen characters', SMTP: server.url };
    return { server, lead, env };
  }

  test('sends the link that it prints to the visitor, with amount, last day and conditions', async () => {
    const { server, lead, env } = await openTradeIn();
    const args = ['offer', lead.id, ...OFFER, '--conditions', 'After an inspection.', ...SITE];
    const { code, stdout, stderr } = await leads(args, env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const link = stdout.trim();
    expect(link).toMatch(
      new RegExp(`^https://www\\.example\\.com\\.au/trade-in/offer/\\?lead_id=${lead.id}&offer=`),
    );
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      recipients: ['ada@example.com'],
      from: { name: 'Example Motors', address: 'website@example.com.au' },
      subject: 'Our offer for your vehicle: $18,500',
      text: `Hi Ada Example,

Good news: we'll pay you $18,500 for your vehicle. Our offer is open until Saturday 5 December. See it and accept it here:

${link}

After an inspection.

Example Motors
`,
    });
    const offers = (await Array.fromAsync(store.listRecords('example'))).map((record) => record.lead);
    expect(offers.find(({ form }) => form === 'trade-in-offer')?.payload).toMatchObject({
      lead_id: lead.id,
      amount: 18_500,
    });
  });

  test('needs leads.mail, and then records nothing', async () => {
    const { lead, env } = await openTradeIn(undefined);
    const withoutMail = makeSiteFacts();
    await writeSiteFacts(env.DIST_DIR, withoutMail);
    expect(await leads(['offer', lead.id, ...OFFER, ...SITE], env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('offer --send: leads.mail of example is not set in site.ts.'),
    });
    expect(await Array.fromAsync(store.listRecords('example'))).toHaveLength(1);
  });

  test('says so if the mail server does not take it, with the link that was not sent', async () => {
    const { server, lead, env } = await openTradeIn();
    server.rejectWith(451);
    const { code, stdout, stderr } = await leads(['offer', lead.id, ...OFFER, ...SITE], env);
    expect(code).toBe(1);
    expect(stdout).toContain('/trade-in/offer/?lead_id=');
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^The e-mail was not sent: .*\. The offer is recorded: send the link yourself, or repeat the command\.$/,
      ),
    ]);
    server.rejectWith(0);
    const again = await leads(['offer', lead.id, ...OFFER, ...SITE], env);
    expect(again).toMatchObject({ code: 0, stdout });
    expect(server.mails).toHaveLength(1);
  });
});

test('status shows the states, the targets and what needs a person, and fails while something does', async () => {
  const { held, dead } = await storeSome();
  const health = { target: 'crm', failures: 5, failing_since: '2026-11-20T00:00:00.000Z' };
  await store.setHealth('example', health);
  const { code, stdout } = await leads(['status', ...SITE]);
  expect(code).toBe(1);
  expect(stdout).toContain('example: 1 pending, 1 delivered, 1 dead, 1 held, 1 spam');
  expect(stdout).toContain('target crm: has failed since 2026-11-20T00:00:00.000Z');
  expect(stdout).toContain('The target "crm" of example has failed since 11am on Friday 20 November.');
  expect(stdout).toContain('1 lead of example could not be delivered since');
  expect(stdout).toContain('npm run leads -- redeliver --site example --state dead');
  expect(stdout).toContain('1 lead of example is waiting because no captcha verified them.');
  const { stdout: json } = await leads(['status', '--json', ...SITE]);
  expect(JSON.parse(json)).toMatchObject({
    site: 'example',
    counts: { dead: 1, held: 1 },
    targets: [health],
    troubles: [{ key: 'dead-letters' }, { key: 'held-leads' }, { key: 'failing-target crm' }],
  });
  for (const { id } of [held, dead]) await store.erase('example', id, new Date());
  for (const { id } of await store.listPending('example')) await store.erase('example', id, new Date());
  expect(await leads(['status', ...SITE])).toMatchObject({ code: 0 });
});

test.each<[string, (file: string) => Promise<void>, string]>([
  ['no database', (file) => writeFile(file, 'x'.repeat(5000)), 'file is not a database'],
  ['overwritten in the middle', overwriteMiddle, 'is malformed'],
  ['with a row that is not JSON', spoilRow, 'the body of a row is not JSON'],
])('a damaged file is reported in one line, with exit code 1: %s', async (_, damage, reason) => {
  await Promise.all(Array.from({ length: 300 }, () => store.save(makeLead())));
  await store.close();
  const file = join(dir, 'leads.sqlite');
  await damage(file);
  for (const command of ['list', 'verify', 'status', 'export']) {
    const { code, stderr } = await leads([command, ...SITE]);
    expect({ code, lines: stderr.trim().split('\n') }).toEqual({
      code: 1,
      lines: [expect.stringMatching(`^${file}: is damaged \\(.*${reason}.*\\)\\. Stop the host and restore`)],
    });
  }
  store = openSqliteStore(join(dir, 'other.sqlite'));
});

async function overwriteMiddle(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.fill(0x5a, 4096, bytes.length - 4096);
  await writeFile(file, bytes);
}

function spoilRow(file: string): Promise<void> {
  const db = new DatabaseSync(file);
  db.exec('UPDATE lead SET body = substr(body, 1, 20)');
  db.close();
  return Promise.resolve();
}

test('leads of a dealer that is no longer in sites/ are listed with the others', async () => {
  const lead = makeLead({ site: 'closed-down' });
  await store.save(lead);
  expect(idsIn((await leads(['list'])).stdout)).toEqual([lead.id]);
});

test.each([
  [[], 'Write one of: list, show'],
  [['lists'], 'Write one of: list, show'],
  [['list', '--state', 'lost'], '--state: unknown state "lost". Write one of: pending'],
  [['list', '--since', 'soon'], 'is "soon". Write a time'],
  [['list', '--sites', 'a'], '--sites: unknown option. Did you mean --site?'],
  [['list', '-state=dead'], '-state: unknown option. Did you mean --state?'],
  [
    ['list', '--colour', '--fomr=x'],
    '--colour: unknown option.\n--fomr: unknown option. Did you mean --form?',
  ],
  [['list', '--site'], '--site: needs a value.'],
  [['list', '--site', '--json'], '--site: needs a value.'],
  [['list', '--json=yes'], '--json: takes no value.'],
  [['show'], 'show: name one lead'],
  [['show', 'abc'], '"abc": not a lead id'],
  [['report'], 'report: name a month'],
  [['report', '--month', '2026-13'], 'report: name a month'],
  [['redeliver'], 'redeliver: name leads'],
  [['erase', '--yes'], 'erase: name leads by their ids, or a person'],
  [['erase', 'f'.repeat(32), '--email', 'a@b.c'], 'erase: name leads by their ids, or a person'],
  [['list', '--email', 'zoe'], '--email: is "zoe". Write an address'],
  [['list', '--phone', '+61 0'], '--phone: is "+61 0". Write a number'],
  [['list', '--name', ' '], '--name: is " ". Write a given name'],
  [['test'], 'test: name one dealer: --site'],
  [['list', '--netlify'], '--netlify: needs NETLIFY_AUTH_TOKEN'],
])('wrong arguments end with exit code 2, their cause and the way to the help: %j', async (args, words) => {
  const { code, stderr } = await leads(args);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(words) });
  expect(stderr).toMatch(/\nHelp: npm run leads -- --help\n$/);
  expect(stderr.split('\n').length).toBeLessThan(5);
});

test('an unknown lead is reported with exit code 1', async () => {
  const id = 'f'.repeat(32);
  for (const args of [
    ['show', id],
    ['redeliver', id],
    ['erase', id, '--yes'],
  ]) {
    expect(await leads([...args, ...SITE])).toMatchObject({ code: 1, stderr: `${id}: no such lead.\n` });
  }
});

test('where no lead was ever stored, nothing is created', async () => {
  await rm(join(dir, 'leads.sqlite'));
  expect(await leads(['list', ...SITE])).toMatchObject({
    code: 0,
    stdout: '',
    stderr: `${dir}: no leads yet.\n`,
  });
});

test('the same on Netlify', async () => {
  const directory = join(dir, 'blobs');
  const server = new BlobsServer({ directory, token: 'test' });
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const url = `http://localhost:${port}`;
  const access = { siteID: 'site', token: 'test', edgeURL: url, uncachedEdgeURL: url };
  const lead = makeLead();
  await openBlobStore(access).save(lead);
  const env = { NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(access)).toString('base64') };
  expect(idsIn((await leads(['list', '--netlify', ...SITE], env)).stdout)).toEqual([lead.id]);
  expect((await leads(['erase', lead.id, '--yes', '--netlify', ...SITE], env)).code).toBe(0);
  expect((await leads(['verify', '--netlify', '--json', ...SITE], env)).stdout).toContain('"pending":0');
});
