import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { ACKNOWLEDGEMENT } from '#leads/intake/lead-state.ts';
import { HANDLING, IS_HELD } from './schema.ts';

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
