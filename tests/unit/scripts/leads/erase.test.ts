import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFileTarget } from '#leads/delivery/targets/file.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { openExportFiles } from '#scripts/leads/export-files.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry, makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { findInFiles } from '#tests/support/readers/find-in-files.ts';
import { runLeads } from '#tests/support/run-command.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** What a person wrote; none of it may be in a file after the erasure. */
const PERSONAL = ['Quillfeather', '+61499999999', 'zebediah@example.com', '987ZQX'];
const VALUATION = {
  rego: '987ZQX',
  regoState: 'qld',
  vehicle: { year: 2019, make: 'Toyota', model: 'Corolla', badge: null, body: null },
  adjustmentAnswers: { km: 50_000 },
  estimate: { low: 10_000, high: 12_000 },
  valid_until: '2026-12-01',
  example: false,
};

async function openFolder() {
  const dir = await makeTemporaryFolder();
  const store = openSqliteStore(join(dir, 'leads.sqlite'));
  onTestFinished(() => store.close());
  return { dir, store };
}

/** A trade-in, an offer on it, its acceptance and the saved valuation, among so many leads that pages of the file are split. */
async function storeTradeIn({ dir, store }: Awaited<ReturnType<typeof openFolder>>): Promise<Lead> {
  const others = (count: number) =>
    Promise.all(Array.from({ length: count }, () => store.save(makeEnquiry({ name: 'Somebody Else' }))));
  const lead = makeEnquiry(
    { name: 'Zebediah', last_name: PERSONAL[0], phone: PERSONAL[1], email: PERSONAL[2], Rego: PERSONAL[3] },
    { form: 'trade-in' },
  );
  const { userData } = lead.payload;
  const tradeIn = { ...lead, payload: { ...lead.payload, valuation: VALUATION, userData } };
  const followUps = [
    makeLead({
      form: 'trade-in-offer',
      payload: { lead_id: lead.id, vehicle: '2019 Toyota Corolla, 987ZQX (QLD)', amount: 9000 },
    }),
    makeLead({ form: 'offer-accepted', payload: { lead_id: lead.id, note: 'Quillfeather accepts' } }),
    makeLead({ form: 'miscellaneous', payload: { column_name: 'valuation', ...VALUATION } }),
  ];
  await others(40);
  for (const each of [tradeIn, ...followUps]) {
    await store.save(each);
    await createFileTarget('file', dir).send(makeOutboundLead({}, { lead: each }), new Date());
    await others(40);
  }
  await store.recordAttempt('example', lead.id, {
    target: 'crm',
    at: '2026-11-21T00:01:00.000Z',
    outcome: 'delivered',
    note: 'answered 200',
  });
  return tradeIn;
}

test('after an erasure no file has what the person wrote: store, write-ahead log, deliveries, exports, follow-ups', async () => {
  const folder = await openFolder();
  const { dir, store } = folder;
  const lead = await storeTradeIn(folder);
  const exports = ['leads.csv', 'leads.txt'].map((name) => join(dir, 'exports', name));
  const [csv = '', jsonl = ''] = exports;
  expect(await runLeads(dir, ['export', '--site', 'example', '--out', csv])).toMatchObject({ code: 0 });
  await runLeads(dir, ['export', '--site', 'example', '--out', jsonl, '--json']);
  const before = await findInFiles(dir, PERSONAL);
  expect(before).toEqual(
    expect.arrayContaining(
      ['example.jsonl', 'leads.csv', 'leads.txt', 'leads.sqlite-wal'].map(
        (file) => `${file}: ${PERSONAL[0]}`,
      ),
    ),
  );

  const { code, stdout, stderr } = await runLeads(dir, ['erase', lead.id, '--yes', '--site', 'example']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`${lead.id}: erased, with 3 records that belong to it, also from ${csv}, ${jsonl}.\n`);
  expect(await findInFiles(dir, PERSONAL)).toEqual([]);
  expect(await findInFiles(join(dir, 'exports'), ['Somebody Else'])).toHaveLength(2);
  expect(await Array.fromAsync(store.listRecords('example'))).toHaveLength(200);
  expect(await store.history('example', lead.id)).toMatchObject([{ event: 'erased', note: '' }]);
  // The host goes on with the same file.
  const next = makeLead();
  await store.save(next);
  expect(await store.find('example', next.id)).toEqual(next);
});

test('an erasure by e-mail address names what it would erase, and erases it when that is confirmed', async () => {
  const folder = await openFolder();
  const { dir, store } = folder;
  const lead = await storeTradeIn(folder);
  const report = join(dir, 'reports', 'example-2026-11.csv');
  await openExportFiles(dir).list(report);
  await mkdir(join(dir, 'reports'));
  await writeFile(report, 'numbers');
  const person = ['--email', 'ZEBEDIAH@example.com', '--site', 'example'];

  const asked = await runLeads(dir, ['erase', ...person]);
  expect(asked).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('erase: erased leads cannot be restored. Add --yes.'),
  });
  expect(asked.stdout).toMatch(/^id +received +site +form +name\n/);
  expect(asked.stdout).toMatch(new RegExp(`^${lead.id} .* example +trade-in +Zebediah Quillfeather$`, 'm'));
  expect(
    asked.stdout.match(/^[0-9a-f]{32} .* (trade-in-offer|offer-accepted|miscellaneous) *$/gm),
  ).toHaveLength(3);
  expect(await store.find('example', lead.id)).toBeDefined();

  const { code, stdout } = await runLeads(dir, ['erase', ...person, '--yes']);
  expect(code).toBe(0);
  expect(stdout.match(/: erased/g)).toHaveLength(4);
  expect(stdout).toContain(`\nThese reports still count them, without names: ${report}\n`);
  expect(await findInFiles(dir, PERSONAL)).toEqual([]);
  expect(await runLeads(dir, ['erase', ...person, '--yes'])).toMatchObject({
    code: 1,
    stderr: 'No lead matches.\n',
  });
});
