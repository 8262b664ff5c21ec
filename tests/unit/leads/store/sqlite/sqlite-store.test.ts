import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { HistoryEvent, LeadRecord, Receipt } from '#leads/intake/lead.ts';
import { createBatch, type WriteBatch } from '#leads/store/sqlite/batch.ts';
import { openSqliteStore, scrubDatabase } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadImport, LeadStore } from '#leads/store/store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const SITE = 'example';
const LATER = '2026-11-21T00:09:00.000Z';

let path: string;
let store: LeadStore & LeadImport;

beforeEach(async () => {
  path = join(await makeTemporaryFolder(), 'leads.sqlite');
  store = openSqliteStore(path);
  return () => store.close();
});

/** Another connection to a file, which is closed after the test. */
function connect(file = path): DatabaseSync {
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  return db;
}

test('a store that cannot write rejects every lead that came at once, and takes the next ones', async () => {
  const other = connect();
  other.exec('ALTER TABLE pending RENAME TO away');
  const outcomes = await Promise.allSettled([store.save(makeLead()), store.save(makeLead())]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  other.exec('ALTER TABLE away RENAME TO pending');
  const lead = makeLead();
  await store.save(lead);
  expect(await store.find(SITE, lead.id)).toEqual(lead);
  // Nothing of the two that were rejected is left.
  expect(other.prepare('SELECT count(*) AS leads FROM lead').get()).toEqual({ leads: 1 });
});

test('only the owner of the process may read what people wrote', async () => {
  await store.save(makeLead());
  const modes = await Promise.all([path, `${path}-wal`].map(async (name) => (await stat(name)).mode & 0o777));
  expect(modes).toEqual([0o600, 0o600]);
});

test('a file that is no database is refused', async () => {
  const file = `${path}.txt`;
  await writeFile(file, 'not a database, but longer than the header of one, so that it is read');
  expect(() => openSqliteStore(file)).toThrow('not a database');
});

test('a store that is scrubbed or closed has written what it was given', async () => {
  const closing = openSqliteStore(path);
  const other = connect();
  const countLeads = () => other.prepare('SELECT count(*) AS leads FROM lead').get()?.leads;
  const saved = [closing.save(makeLead())];
  await closing.scrub();
  expect(countLeads()).toBe(1);
  saved.push(closing.save(makeLead()));
  await closing.close();
  expect(countLeads()).toBe(2);
  await Promise.all(saved);
  await expect(closing.listSites()).rejects.toThrow('finalized');
});

test('nothing of an erased lead is left in the files after scrubbing', async () => {
  const lead = makeLead({ payload: { userData: { name: 'Rumpelstiltskin' } } });
  await store.save(lead);
  const isThere = async () => {
    const files = await Promise.all([path, `${path}-wal`].map((name) => readFile(name)));
    return files.some((bytes) => bytes.includes('Rumpelstiltskin'));
  };
  expect(await isThere()).toBe(true);
  await store.erase(SITE, lead.id, new Date());
  await store.scrub();
  expect(await isThere()).toBe(false);
});

test('scrubbing fails while another process reads the log', async () => {
  await store.save(makeLead());
  const [own, reader] = [connect(), connect()];
  own.exec('PRAGMA busy_timeout = 0');
  reader.exec('BEGIN; SELECT count(*) FROM lead');
  reader.prepare('SELECT id FROM lead').get();
  expect(() => scrubDatabase(own)).toThrow(
    'the write-ahead log is in use by another process and was not emptied. Try again.',
  );
  reader.exec('COMMIT');
  expect(() => scrubDatabase(own)).not.toThrow();
});

test('a row that something else has damaged is named as such', async () => {
  const lead = makeLead();
  await store.save(lead);
  const other = connect();
  other.exec("UPDATE lead SET body = '{'");
  await expect(store.find(SITE, lead.id)).rejects.toThrow(
    expect.objectContaining({ name: 'DamagedRowError', message: 'the body of a row is not JSON' }),
  );
});

test('more leads than are read at once are all listed', async () => {
  const leads = Array.from({ length: 1001 }, () => makeLead());
  await Promise.all(leads.map((lead) => store.save(lead)));
  const records = await Array.fromAsync(store.listRecords(SITE));
  expect(records.map(({ lead }) => lead.id)).toEqual(leads.map(({ id }) => id).sort());
});

test('a lead that is erased while leads are listed is left out', async () => {
  const [first, second] = [makeLead(), makeLead()];
  for (const lead of [first, second]) await store.save(lead);
  const ids: (string | undefined)[] = [];
  for await (const record of store.listRecords(SITE)) {
    ids.push(record?.lead.id);
    await store.erase(SITE, second.id, new Date());
  }
  expect(ids).toEqual([first.id]);
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

describe('a batch', () => {
  let db: DatabaseSync;
  let file: string;
  let batch: WriteBatch;

  beforeEach(async () => {
    file = join(await makeTemporaryFolder(), 'words.sqlite');
    db = new DatabaseSync(file);
    db.exec('PRAGMA busy_timeout = 0; CREATE TABLE word (text TEXT) STRICT');
    batch = createBatch(db);
    return () => db.isOpen && db.close();
  });

  const add = (text: string) =>
    batch.write(() => {
      db.prepare('INSERT INTO word VALUES (?)').run(text);
      return text;
    });
  const words = () => Array.from(db.prepare('SELECT text FROM word').iterate(), ({ text }) => text);

  test('writes of one turn are one transaction, and each has its own result', async () => {
    const waiting = [add('a'), add('b')];
    expect(words()).toEqual([]);
    batch.flush();
    expect(words()).toEqual(['a', 'b']);
    expect(await Promise.all(waiting)).toEqual(['a', 'b']);
  });

  test('a write that fails takes those of its turn with it, and none of the next', async () => {
    const failing = batch.write(() => {
      throw new Error('no word');
    });
    const outcomes = await Promise.allSettled([add('a'), failing, add('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await add('c')).toBe('c');
    expect(words()).toEqual(['c']);
  });

  test('a write is rejected while another process writes, and the next is not', async () => {
    const other = connect(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(add('a')).rejects.toThrow('locked');
    other.exec('COMMIT');
    expect(await add('b')).toBe('b');
  });

  test('a write to a file that was closed meanwhile is rejected', async () => {
    const late = add('a');
    db.close();
    await expect(late).rejects.toThrow('not open');
  });
});
