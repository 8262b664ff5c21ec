import type { DatabaseSync } from 'node:sqlite';
import type { HistoryEvent, LeadRecord, Receipt } from '#leads/intake/lead.ts';
import type { DeliveryStore } from '#leads/store/delivery-store.ts';
import { promiseTry, type Write } from './batch.ts';
import { asLead, asPending, type Row } from './rows.ts';

/** Beside `lead` and `pending`. A lease lies apart, so that a delivery that is begun anew does not lose it. */
export const DELIVERY_TABLES = `
  CREATE TABLE IF NOT EXISTS lease (
    site TEXT NOT NULL, id TEXT NOT NULL, until TEXT NOT NULL, PRIMARY KEY (site, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS receipt (
    site TEXT NOT NULL, id TEXT NOT NULL, target TEXT NOT NULL, at TEXT NOT NULL, outcome TEXT NOT NULL,
    note TEXT NOT NULL, PRIMARY KEY (site, id, target)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS history (
    n INTEGER PRIMARY KEY, site TEXT NOT NULL, id TEXT NOT NULL, at TEXT NOT NULL, event TEXT NOT NULL,
    target TEXT NOT NULL, note TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS history_of_lead ON history (site, id);
  CREATE TABLE IF NOT EXISTS health (
    site TEXT NOT NULL, target TEXT NOT NULL, failures INTEGER NOT NULL, PRIMARY KEY (site, target)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS pending_by_due ON pending (site, due_at);
`;

/** So many leads are read at once when all are gone through. */
const PAGE_SIZE = 500;

/** The delivery part of the SQLite store. */
export function createSqliteDelivery(db: DatabaseSync, write: Write): DeliveryStore {
  const selectDue = db.prepare(`
    SELECT pending.id FROM pending LEFT JOIN lease USING (site, id)
    WHERE site = ? AND due_at <= ? AND (until IS NULL OR until <= ?) AND (? IS NULL OR id = ?)
    ORDER BY due_at, id LIMIT ?`);
  const putLease = db.prepare('INSERT OR REPLACE INTO lease VALUES (?, ?, ?)');
  const dropLease = db.prepare('DELETE FROM lease WHERE site = ? AND id = ?');
  const selectPage = db.prepare('SELECT id FROM lead WHERE site = ? AND id > ? ORDER BY id LIMIT ?');
  const selectLead = db.prepare('SELECT body FROM lead WHERE site = ? AND id = ?');
  const selectPending = db.prepare('SELECT id, due_at, tries FROM pending WHERE site = ? AND id = ?');
  const putPending = db.prepare('INSERT OR REPLACE INTO pending VALUES (?, ?, ?, ?)');
  const postpone = db.prepare('UPDATE pending SET due_at = ?, tries = ? WHERE site = ? AND id = ?');
  const dropPending = db.prepare('DELETE FROM pending WHERE site = ? AND id = ?');
  const wake = db.prepare('UPDATE pending SET due_at = ? WHERE site = ? AND due_at > ?');
  const selectReceipts = db.prepare(
    'SELECT target, at, outcome, note FROM receipt WHERE site = ? AND id = ? ORDER BY at, target',
  );
  const putReceipt = db.prepare('INSERT OR REPLACE INTO receipt VALUES (?, ?, ?, ?, ?, ?)');
  const dropRefused = db.prepare("DELETE FROM receipt WHERE site = ? AND id = ? AND outcome <> 'delivered'");
  const dropReceipts = db.prepare('DELETE FROM receipt WHERE site = ? AND id = ?');
  const dropLead = db.prepare('DELETE FROM lead WHERE site = ? AND id = ?');
  const addHistory = db.prepare(
    'INSERT INTO history (site, id, at, event, target, note) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const dropHistory = db.prepare('DELETE FROM history WHERE site = ? AND id = ?');
  const selectHistory = db.prepare(
    'SELECT id, at, event, target, note FROM history WHERE site = ? AND (? IS NULL OR id = ?) ORDER BY n',
  );
  const selectHealth = db.prepare('SELECT target, failures FROM health WHERE site = ? ORDER BY target');
  const putHealth = db.prepare('INSERT OR REPLACE INTO health VALUES (?, ?, ?)');

  function keptNow(site: string, id: string): LeadRecord | undefined {
    const row = selectLead.get(site, id);
    if (!row) return undefined;
    const pending = selectPending.get(site, id);
    return {
      lead: asLead(row),
      pending: pending && asPending(pending),
      receipts: selectReceipts.all(site, id).map(asReceipt),
    };
  }

  return {
    lease: (site, { now, until, limit, id = null }) =>
      write(() => {
        const time = now.toISOString();
        const due = selectDue.all(site, time, time, id, id, limit).map((row) => String(row.id));
        for (const each of due) putLease.run(site, each, until.toISOString());
        return due.map((each) => keptNow(site, each)).filter((kept) => kept !== undefined);
      }),
    recordAttempt: (site, id, { target, at, outcome, note }) =>
      write(() => {
        addHistory.run(site, id, at, outcome, target, note);
        if (outcome !== 'failed') putReceipt.run(site, id, target, at, outcome, note);
      }),
    settle: (site, id, next) =>
      write(() => {
        if (next) postpone.run(next.due_at, next.tries, site, id);
        else dropPending.run(site, id);
        dropLease.run(site, id);
      }),
    retryAllNow: (site, now) =>
      write(() => {
        wake.run(now.toISOString(), site, now.toISOString());
      }),
    redeliver: (site, id, now) =>
      write(() => {
        if (!selectLead.get(site, id)) return false;
        dropRefused.run(site, id);
        putPending.run(site, id, now.toISOString(), 0);
        addHistory.run(site, id, now.toISOString(), 'redelivered', '', '');
        return true;
      }),
    findRecord: (site, id) => promiseTry(() => keptNow(site, id)),
    async *listRecords(site) {
      for (let last = ''; ; ) {
        const ids = selectPage.all(site, last, PAGE_SIZE).map((row) => String(row.id));
        for (const id of ids) {
          const kept = keptNow(site, id);
          if (kept) yield await Promise.resolve(kept);
        }
        const end = ids.at(-1);
        if (end === undefined) return;
        last = end;
      }
    },
    erase: (site, id, now) =>
      write(() => {
        const { changes } = dropLead.run(site, id);
        for (const drop of [dropPending, dropLease, dropReceipts, dropHistory]) drop.run(site, id);
        if (changes === 0) return false;
        addHistory.run(site, id, now.toISOString(), 'erased', '', '');
        return true;
      }),
    history: (site, id) => promiseTry(() => selectHistory.all(site, id ?? null, id ?? null).map(asEvent)),
    health: (site) =>
      promiseTry(() =>
        selectHealth
          .all(site)
          .map(({ target, failures }) => ({ target: String(target), failures: Number(failures) })),
      ),
    setHealth: (site, { target, failures }) =>
      write(() => {
        putHealth.run(site, target, failures);
      }),
  };
}

function asReceipt({ target, at, outcome, note }: Row): Receipt {
  return {
    target: String(target),
    at: String(at),
    outcome: outcome === 'delivered' ? 'delivered' : 'refused',
    note: String(note),
  };
}

function asEvent({ id, at, event, target, note }: Row): HistoryEvent {
  return {
    id: String(id),
    at: String(at),
    event: String(event) as HistoryEvent['event'],
    target: String(target),
    note: String(note),
  };
}
