import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Lead } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createBatch, promiseTry } from './batch.ts';
import { createSqliteDelivery, DELIVERY_TABLES } from './delivery-queue.ts';
import { asLead, asPending, asTrackedEvent } from './rows.ts';

/** Full: a commit is on the disk before it is acknowledged, whatever happens to the process or the power. */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
`;
const TABLES = `
  CREATE TABLE IF NOT EXISTS lead (
    site TEXT NOT NULL, id TEXT NOT NULL, received_at TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (site, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS pending (
    site TEXT NOT NULL, id TEXT NOT NULL, due_at TEXT NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (site, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS claim (key TEXT PRIMARY KEY, owner TEXT NOT NULL, until TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, site TEXT NOT NULL, body TEXT NOT NULL) STRICT;
`;

/** Opens the store of a self-hosted site: one SQLite file, made with its folder where there is none. Several may open it. */
export function openSqliteStore(file: string): LeadStore {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  // What people write to a dealer is nobody else's to read on this machine; SQLite's other files follow suit.
  chmodSync(file, 0o600);
  db.exec(SETTINGS + TABLES + DELIVERY_TABLES);
  const insertPending = db.prepare('INSERT OR IGNORE INTO pending VALUES (?, ?, ?, 0)');
  const insertLead = db.prepare('INSERT OR IGNORE INTO lead VALUES (?, ?, ?, ?)');
  const selectLead = db.prepare('SELECT body FROM lead WHERE site = ? AND id = ?');
  const selectPending = db.prepare(
    'SELECT id, due_at, tries FROM pending WHERE site = ? ORDER BY due_at, id',
  );
  const insertClaim = db.prepare('INSERT OR IGNORE INTO claim VALUES (?, ?, ?)');
  const selectClaim = db.prepare('SELECT owner FROM claim WHERE key = ?');
  const forgetClaims = db.prepare('DELETE FROM claim WHERE until < ?');
  const insertEvent = db.prepare('INSERT INTO event (site, body) VALUES (?, ?)');
  const selectEvents = db.prepare('SELECT body FROM event WHERE site = ? ORDER BY id');

  function insert(lead: Lead): void {
    const { changes } = insertLead.run(lead.site, lead.id, lead.received_at, JSON.stringify(lead));
    if (changes === 1 && lead.handling === 'deliver') insertPending.run(lead.site, lead.id, lead.received_at);
  }

  const batch = createBatch(db);

  return {
    ...createSqliteDelivery(db, batch.write),
    save: (lead) => batch.write(() => insert(lead)),
    find: (site, id) =>
      promiseTry(() => {
        const row = selectLead.get(site, id);
        return row && asLead(row);
      }),
    listPending: (site) => promiseTry(() => selectPending.all(site).map(asPending)),
    claim: ({ key, owner, until }) =>
      promiseTry(() => {
        forgetClaims.run(new Date().toISOString());
        insertClaim.run(key, owner, until.toISOString());
        return String(selectClaim.get(key)?.owner);
      }),
    track: (event) =>
      promiseTry(() => {
        insertEvent.run(event.site, JSON.stringify(event));
      }),
    listTrackedEvents: (site) => promiseTry(() => selectEvents.all(site).map(asTrackedEvent)),
    close: () =>
      promiseTry(() => {
        batch.flush();
        db.close();
      }),
  };
}
