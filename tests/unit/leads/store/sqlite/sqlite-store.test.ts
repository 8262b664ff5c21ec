import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';

async function file(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return join(dir, 'leads.sqlite');
}

test('a store that cannot write rejects every lead that came at once, and takes the next ones', async () => {
  const path = await file();
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

test('a claim is forgotten when it is over', async () => {
  const store = openSqliteStore(await file());
  onTestFinished(() => store.close());
  await store.claim({ key: 'a', owner: 'first', until: new Date(Date.now() - 1) });
  expect(await store.claim({ key: 'a', owner: 'second', until: new Date() })).toBe('second');
});

test('only the owner of the process may read what people wrote', async () => {
  const path = await file();
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  await store.save(makeLead());
  const modes = await Promise.all([path, `${path}-wal`].map(async (name) => (await stat(name)).mode & 0o777));
  expect(modes).toEqual([0o600, 0o600]);
});

test('a file that is no database is refused', async () => {
  const path = await file();
  await writeFile(path, 'not a database, but longer than the header of one, so that it is read');
  expect(() => openSqliteStore(path)).toThrow('not a database');
});

// Netlify's local server does not hold to conditional writes: there this can't be shown of the other adapter.
test('deliveries leased by several at once go to one each', async () => {
  const path = await file();
  const stores = [openSqliteStore(path), openSqliteStore(path), openSqliteStore(path)] as const;
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  const leads = Array.from({ length: 60 }, () => makeLead());
  await Promise.all(leads.map((lead) => stores[0].save(lead)));
  const now = new Date('2026-11-21T00:00:01.000Z');
  const until = new Date('2026-11-21T00:01:00.000Z');
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      (stores[n % 3] ?? stores[0]).lease('example', { now, until, limit: 7 }),
    ),
  );
  const ids = taken.flat().map(({ lead }) => lead.id);
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});
