import { beforeEach, describe, expect, test } from 'vitest';
import type { HistoryEvent, LeadRecord, Receipt } from '#leads/intake/lead.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadImport, LeadStore } from '#leads/store/store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEmptyFile } from './make-empty-file.ts';

const SITE = 'example';
const LATER = '2026-11-21T00:09:00.000Z';

let store: LeadStore & LeadImport;

beforeEach(async () => {
  store = openSqliteStore(await makeEmptyFile());
  return () => store.close();
});

const receipt = (target: string, outcome: Receipt['outcome'] = 'delivered'): Receipt => ({
  target,
  at: '2026-11-21T00:01:00.000Z',
  outcome,
  note: `by ${target}`,
});

/** A lead that one target has taken and another has not. */
function makeRecord(over: Partial<LeadRecord> = {}): LeadRecord {
  const lead = makeLead();
  const pending = { id: lead.id, due_at: LATER, tries: 3 };
  return { lead, pending, receipts: [receipt('crm')], ...over };
}

const entry = (id: string, event: HistoryEvent['event'], target = 'crm'): HistoryEvent => ({
  id,
  at: '2026-11-21T00:01:00.000Z',
  event,
  target,
  note: `was ${event}`,
});

describe('a lead of another store', () => {
  test('is taken as it is, with its delivery, receipts and history', async () => {
    const record = makeRecord();
    const { id } = record.lead;
    const history = [entry(id, 'failed'), entry(id, 'delivered')];
    expect(await store.importRecord(record, history)).toBe(true);
    expect(await store.findRecord(SITE, id)).toEqual(record);
    expect(await store.listPending(SITE)).toEqual([record.pending]);
    expect(await store.history(SITE, id)).toEqual(history);
  });

  test('is not delivered again if its delivery is over', async () => {
    const record = makeRecord({ pending: undefined });
    await store.importRecord(record, []);
    expect(await store.findRecord(SITE, record.lead.id)).toEqual(record);
  });

  test('that is there already stays as it is', async () => {
    const record = makeRecord();
    const { lead } = record;
    await store.importRecord(record, [entry(lead.id, 'delivered')]);
    const changed = { lead: { ...lead, form: 'contact' }, pending: undefined, receipts: [receipt('mail')] };
    expect(await store.importRecord(changed, [entry(lead.id, 'refused', 'mail')])).toBe(false);
    expect(await store.findRecord(SITE, lead.id)).toEqual(record);
    expect(await store.history(SITE)).toHaveLength(1);
  });
});

describe('a later state of a lead', () => {
  test('takes the place of the earlier one, and adds to its history', async () => {
    const record = makeRecord();
    const { lead } = record;
    await store.importRecord(record, [entry(lead.id, 'failed')]);
    const later = {
      lead,
      pending: { id: lead.id, due_at: '2026-11-21T00:30:00.000Z', tries: 4 },
      receipts: [receipt('mail', 'refused')],
    };
    await store.renewRecord(later, [entry(lead.id, 'refused', 'mail')]);
    expect(await store.findRecord(SITE, lead.id)).toEqual(later);
    expect((await store.history(SITE, lead.id)).map(({ event }) => event)).toEqual(['failed', 'refused']);
  });

  test('may be that it is delivered', async () => {
    const record = makeRecord();
    await store.importRecord(record, []);
    const delivered = { ...record, pending: undefined };
    await store.renewRecord(delivered, []);
    expect(await store.findRecord(SITE, record.lead.id)).toEqual(delivered);
  });
});

test('the history of erased leads is taken without them', async () => {
  const erased = [entry('a', 'erased', ''), entry('b', 'erased', '')];
  await store.importHistory(SITE, erased);
  expect(await store.history(SITE)).toEqual(erased);
  expect(await store.history('other')).toEqual([]);
  expect(await store.findRecord(SITE, 'a')).toBeUndefined();
});
