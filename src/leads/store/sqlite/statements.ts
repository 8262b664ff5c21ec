import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { ACKNOWLEDGEMENT } from '#leads/intake/lead-state.ts';

/**
 * synchronous = FULL: a commit is on disk before it is acknowledged, so it survives crashes and power cuts.
 * secure_delete: what is deleted is overwritten with zeros.
 */
const SETTINGS = `
  PRAGMA secure_delete = ON;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
`;

/** A lead's handling, for indexes that a damaged body must not keep from being made: leads are counted without reading them. */
const HANDLING = "CASE WHEN json_valid(body) THEN body ->> 'handling' END";
const IS_HELD = `${HANDLING} = 'held'`;

/** Leases have their own table: starting a delivery again does not drop its lease. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS lead (
    site TEXT NOT NULL, id TEXT NOT NULL, received_at TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (site, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS pending (
    site TEXT NOT NULL, id TEXT NOT NULL, due_at TEXT NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (site, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS claim (key TEXT PRIMARY KEY, owner TEXT NOT NULL, until TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, site TEXT NOT NULL, body TEXT NOT NULL) STRICT;
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
  CREATE TABLE IF NOT EXISTS target_health (
    site TEXT NOT NULL, target TEXT NOT NULL, failures INTEGER NOT NULL, failing_since TEXT, PRIMARY KEY (site, target)
  ) STRICT, WITHOUT ROWID;
  DROP TABLE IF EXISTS health;
  CREATE TABLE IF NOT EXISTS notice (
    site TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (site, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS pending_by_due ON pending (site, due_at);
  CREATE INDEX IF NOT EXISTS refused_receipt ON receipt (site, id) WHERE outcome = 'refused';
  CREATE INDEX IF NOT EXISTS lead_by_handling ON lead (site, ${HANDLING}, id);
  CREATE INDEX IF NOT EXISTS held_lead ON lead (site, id) WHERE ${IS_HELD};
`;

/** Run whenever a store is opened: creates missing tables. */
export const SCHEMA = SETTINGS + TABLES;

/** The condition of a dead letter: isDeadLetter. */
const IS_DEAD = `outcome = 'refused' AND target <> '${ACKNOWLEDGEMENT}'`;

/** Leads of a handling that were never given to a target. */
function countUntouched(handling: 'held' | 'spam'): string {
  return `(SELECT count(*) FROM lead INDEXED BY lead_by_handling
    WHERE site = :site AND ${HANDLING} = '${handling}'
      AND NOT EXISTS (SELECT 1 FROM pending WHERE pending.site = lead.site AND pending.id = lead.id)
      AND NOT EXISTS (SELECT 1 FROM receipt WHERE receipt.site = lead.site AND receipt.id = lead.id))`;
}

/** Every statement of the store. */
const SQL = {
  insertLead: 'INSERT OR IGNORE INTO lead VALUES (?, ?, ?, ?)',
  selectLead: 'SELECT body FROM lead WHERE site = ? AND id = ?',
  selectLeadIds: 'SELECT id FROM lead WHERE site = ? AND id > ? ORDER BY id LIMIT ?',
  selectSites: 'SELECT DISTINCT site FROM lead ORDER BY site',
  selectRefused: `SELECT DISTINCT id FROM receipt WHERE site = ? AND ${IS_DEAD} ORDER BY id`,
  selectHeld: `SELECT id FROM lead INDEXED BY held_lead WHERE site = ? AND ${IS_HELD} ORDER BY id`,
  // One statement sees one state of the file. CROSS JOIN: the few pending deliveries are read first.
  countLeads: `
    SELECT
      (SELECT count(*) FROM lead INDEXED BY lead_by_handling WHERE site = :site) AS total,
      (SELECT count(*) FROM pending WHERE site = :site) AS pending,
      (SELECT count(*) FROM (SELECT DISTINCT id FROM receipt WHERE site = :site)) AS answered,
      (SELECT count(*) FROM pending WHERE site = :site AND EXISTS (
        SELECT 1 FROM receipt WHERE receipt.site = pending.site AND receipt.id = pending.id)) AS partly,
      (SELECT count(DISTINCT id) FROM receipt INDEXED BY refused_receipt
        WHERE site = :site AND ${IS_DEAD} AND NOT EXISTS (
          SELECT 1 FROM pending WHERE pending.site = receipt.site AND pending.id = receipt.id)) AS dead,
      ${countUntouched('held')} AS held,
      ${countUntouched('spam')} AS spam,
      (SELECT min(received_at) FROM pending CROSS JOIN lead USING (site, id) WHERE pending.site = :site) AS oldest_pending,
      (SELECT min(due_at) FROM pending WHERE site = :site) AS next_due`,
  deleteLead: 'DELETE FROM lead WHERE site = ? AND id = ?',

  insertPending: 'INSERT OR IGNORE INTO pending VALUES (?, ?, ?, 0)',
  replacePending: 'INSERT OR REPLACE INTO pending VALUES (?, ?, ?, 0)',
  selectAllPending: 'SELECT id, due_at, tries FROM pending WHERE site = ? ORDER BY due_at, id',
  selectPending: 'SELECT id, due_at, tries FROM pending WHERE site = ? AND id = ?',
  selectDue: `
    SELECT pending.id FROM pending LEFT JOIN lease USING (site, id)
    WHERE site = ? AND due_at <= ? AND (until IS NULL OR until <= ?) AND (? IS NULL OR id = ?)
    ORDER BY due_at, id LIMIT ?`,
  postpone: 'UPDATE pending SET due_at = ?, tries = ? WHERE site = ? AND id = ?',
  advanceAllPending: 'UPDATE pending SET due_at = ? WHERE site = ? AND due_at > ?',
  deletePending: 'DELETE FROM pending WHERE site = ? AND id = ?',

  replaceLease: 'INSERT OR REPLACE INTO lease VALUES (?, ?, ?)',
  selectLease: 'SELECT until FROM lease WHERE site = ? AND id = ?',
  deleteLease: 'DELETE FROM lease WHERE site = ? AND id = ?',

  // A lead may be erased while a target answers, and another process may have delivered it after this one's lease.
  writeReceipt: `
    INSERT INTO receipt (site, id, target, at, outcome, note)
    SELECT site, id, ?, ?, ?, ? FROM lead WHERE site = ? AND id = ?
    ON CONFLICT DO UPDATE SET at = excluded.at, outcome = excluded.outcome, note = excluded.note
    WHERE receipt.outcome <> 'delivered'`,
  importReceipt: 'INSERT INTO receipt (site, id, target, at, outcome, note) VALUES (?, ?, ?, ?, ?, ?)',
  selectReceipts:
    'SELECT target, at, outcome, note FROM receipt WHERE site = ? AND id = ? ORDER BY at, target',
  deleteRefusals: "DELETE FROM receipt WHERE site = ? AND id = ? AND outcome <> 'delivered'",
  deleteReceipts: 'DELETE FROM receipt WHERE site = ? AND id = ?',

  insertHistory: 'INSERT INTO history (site, id, at, event, target, note) VALUES (?, ?, ?, ?, ?, ?)',
  selectHistory:
    'SELECT id, at, event, target, note FROM history WHERE site = ? AND (? IS NULL OR id = ?) ORDER BY n',
  deleteHistory: 'DELETE FROM history WHERE site = ? AND id = ?',

  replaceHealth: 'INSERT OR REPLACE INTO target_health VALUES (?, ?, ?, ?)',
  selectHealth: 'SELECT target, failures, failing_since FROM target_health WHERE site = ? ORDER BY target',

  replaceNotice: 'INSERT OR REPLACE INTO notice VALUES (?, ?, ?)',
  selectNotices: 'SELECT body FROM notice WHERE site = ? ORDER BY key',
  deleteNotice: 'DELETE FROM notice WHERE site = ? AND key = ?',

  insertClaim: 'INSERT OR IGNORE INTO claim VALUES (?, ?, ?)',
  selectClaim: 'SELECT owner FROM claim WHERE key = ?',
  deleteOldClaims: 'DELETE FROM claim WHERE until < ?',

  insertEvent: 'INSERT INTO event (site, body) VALUES (?, ?)',
  selectEvents: 'SELECT body FROM event WHERE site = ? ORDER BY id',
  deleteEvents: "DELETE FROM event WHERE site = ? AND body ->> 'at' < ?",
} as const;

export type Statements = Readonly<Record<keyof typeof SQL, StatementSync>>;

/** Prepares every statement once. The tables must exist. */
export function prepareStatements(db: DatabaseSync): Statements {
  const prepared = Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)] as const);
  // `fromEntries` loses the keys of SQL.
  return Object.fromEntries(prepared) as Statements;
}
