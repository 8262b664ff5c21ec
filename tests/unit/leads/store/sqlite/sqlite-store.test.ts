import { readFile, stat, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore, scrubDatabase } from '#leads/store/sqlite/sqlite-store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEmptyFile } from './make-empty-file.ts';

test('a store that cannot write rejects every lead that came at once, and takes the next ones', async () => {
  const path = await makeEmptyFile();
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('ALTER TABLE pending RENAME TO away');
  const outcomes = await Promise.allSettled([store.save(makeLead()), store.save(makeLead())]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  other.exec('ALTER TABLE away RENAME TO pending');
  const lead = makeLead();
  await store.save(lead);
  expect(await store.find('example', lead.id)).toEqual(lead);
  // Nothing of the two that were rejected is left.
  expect(other.prepare('SELECT count(*) AS leads FROM lead').get()).toEqual({ leads: 1 });
});

test('only the owner of the process may read what people wrote', async () => {
  const path = await makeEmptyFile();
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  await store.save(makeLead());
  const modes = await Promise.all([path, `${path}-wal`].map(async (name) => (await stat(name)).mode & 0o777));
  expect(modes).toEqual([0o600, 0o600]);
});

test('a file that is no database is refused', async () => {
  const path = await makeEmptyFile();
  await writeFile(path, 'not a database, but longer than the header of one, so that it is read');
  expect(() => openSqliteStore(path)).toThrow('not a database');
});

test('a store that is scrubbed or closed has written what it was given', async () => {
  const path = await makeEmptyFile();
  const store = openSqliteStore(path);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  const countLeads = () => other.prepare('SELECT count(*) AS leads FROM lead').get()?.leads;
  const saved = [store.save(makeLead())];
  await store.scrub();
  expect(countLeads()).toBe(1);
  saved.push(store.save(makeLead()));
  await store.close();
  expect(countLeads()).toBe(2);
  await Promise.all(saved);
  await expect(store.listSites()).rejects.toThrow('finalized');
});

test('nothing of an erased lead is left in the files after scrubbing', async () => {
  const path = await makeEmptyFile();
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  const lead = makeLead({ payload: { userData: { name: 'Rumpelstiltskin' } } });
  await store.save(lead);
  const isThere = async () => {
    const files = await Promise.all([path, `${path}-wal`].map((name) => readFile(name)));
    return files.some((bytes) => bytes.includes('Rumpelstiltskin'));
  };
  expect(await isThere()).toBe(true);
  await store.erase('example', lead.id, new Date());
  await store.scrub();
  expect(await isThere()).toBe(false);
});

test('scrubbing fails while another process reads the log', async () => {
  const path = await makeEmptyFile();
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  await store.save(makeLead());
  const [own, reader] = [new DatabaseSync(path), new DatabaseSync(path)];
  onTestFinished(() => own.close());
  onTestFinished(() => reader.close());
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
  const path = await makeEmptyFile();
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  const lead = makeLead();
  await store.save(lead);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec("UPDATE lead SET body = '{'");
  await expect(store.find('example', lead.id)).rejects.toThrow(
    expect.objectContaining({ name: 'DamagedRowError', message: 'the body of a row is not JSON' }),
  );
});

test('more leads than are read at once are all listed', async () => {
  const store = openSqliteStore(await makeEmptyFile());
  onTestFinished(() => store.close());
  const leads = Array.from({ length: 1001 }, () => makeLead());
  await Promise.all(leads.map((lead) => store.save(lead)));
  const records = await Array.fromAsync(store.listRecords('example'));
  expect(records.map(({ lead }) => lead.id)).toEqual(leads.map(({ id }) => id).sort());
});

test('a lead that is erased while leads are listed is left out', async () => {
  const store = openSqliteStore(await makeEmptyFile());
  onTestFinished(() => store.close());
  const [first, second] = [makeLead(), makeLead()];
  for (const lead of [first, second]) await store.save(lead);
  const ids: (string | undefined)[] = [];
  for await (const record of store.listRecords('example')) {
    ids.push(record?.lead.id);
    await store.erase('example', second.id, new Date());
  }
  expect(ids).toEqual([first.id]);
});
