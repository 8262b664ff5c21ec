import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { HistoryEvent, Lead, LeadRecord } from '#leads/intake/lead.ts';
import { isStuck } from '#leads/intake/lead-state.ts';
import {
  asCounts,
  asEvent,
  asHealth,
  asLead,
  asNotice,
  asPending,
  asRecord,
  asTrackedEvent,
} from '#leads/store/rows.ts';
import type { DeliveryQueue, LeadImport, LeadRecords, LeadStore } from '#leads/store/store.ts';
import { runAlone } from '#platform/run-work.ts';
import { createBatch, promiseTry, type Write } from './batch.ts';
import { prepareStatements, SCHEMA, type Statements } from './statements.ts';

/** Leads read at once when listing all. */
const PAGE_SIZE = 500;

/** Opens the store of a self-hosted site: one SQLite file, created if missing. Several processes may open it. */
export function openSqliteStore(file: string): LeadStore & LeadImport {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  // Private to the owner of the process. SQLite gives its other files the same mode.
  chmodSync(file, 0o600);
  const sql = prepareOrClose(db);
  const { write, flush } = createBatch(db);

  return {
    ...createSqliteQueue(sql, write),
    ...createSqliteRecords(sql, write),
    ...createSqliteImport(sql, write),
    save: (lead) => write(() => insertLead(sql, lead)),
    find: (site, id) =>
      promiseTry(() => {
        const row = sql.selectLead.get(site, id);
        return row && asLead(row);
      }),
    listPending: (site) => promiseTry(() => sql.selectAllPending.all(site).map(asPending)),
    claim: ({ key, owner, until }) =>
      promiseTry(() => {
        sql.deleteOldClaims.run(new Date().toISOString());
        sql.insertClaim.run(key, owner, until.toISOString());
        return String(sql.selectClaim.get(key)?.owner);
      }),
    track: (event) =>
      promiseTry(() => {
        sql.insertEvent.run(event.site, JSON.stringify(event));
      }),
    listTrackedEvents: (site) => promiseTry(() => sql.selectEvents.all(site).map(asTrackedEvent)),
    eraseTrackedEvents: (site, before) =>
      write(() => Number(sql.deleteEvents.run(site, before.toISOString()).changes)),
    listSites: () => promiseTry(() => sql.selectSites.all().map(({ site }) => String(site))),
    health: (site) => promiseTry(() => sql.selectHealth.all(site).map(asHealth)),
    setHealth: (site, { target, failures, failing_since }) =>
      write(() => {
        sql.replaceHealth.run(site, target, failures, failing_since);
      }),
    notices: (site) => promiseTry(() => sql.selectNotices.all(site).map(asNotice)),
    saveNotice: (site, notice) =>
      write(() => {
        sql.replaceNotice.run(site, notice.key, JSON.stringify(notice));
      }),
    deleteNotice: (site, key) =>
      write(() => {
        sql.deleteNotice.run(site, key);
      }),
    // One host writes this file; commands do none of this.
    runExclusively: runAlone,
    scrub: () =>
      promiseTry(() => {
        flush();
        scrubDatabase(db);
      }),
    close: () =>
      promiseTry(() => {
        flush();
        db.close();
      }),
  };
}

/** Closes a file that can't be used: hosts try again at every call. */
function prepareOrClose(db: DatabaseSync): Statements {
  try {
    db.exec(SCHEMA);
    return prepareStatements(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function insertLead(sql: Statements, lead: Lead): void {
  const { site, id, received_at } = lead;
  const { changes } = sql.insertLead.run(site, id, received_at, JSON.stringify(lead));
  if (changes === 1 && lead.handling === 'deliver') sql.insertPending.run(site, id, received_at);
}

/** The deliveries of the SQLite store. */
function createSqliteQueue(sql: Statements, write: Write): DeliveryQueue {
  return {
    lease: (site, { now, until, limit, id = null }) =>
      write(() => {
        const time = now.toISOString();
        const due = sql.selectDue.all(site, time, time, id, id, limit).map((row) => String(row.id));
        for (const each of due) sql.replaceLease.run(site, each, until.toISOString());
        return due.map((each) => readRecord(sql, site, each)).filter((record) => record !== undefined);
      }),
    recordAttempt: (site, id, { target, at, outcome, note }) =>
      write(() => {
        sql.insertHistory.run(site, id, at, outcome, target, note);
        if (outcome !== 'failed') sql.writeReceipt.run(target, at, outcome, note, site, id);
      }),
    settle: (site, id, next, lease) =>
      write(() => {
        if (lease && sql.selectLease.get(site, id)?.until !== lease.until.toISOString()) return;
        sql.deleteLease.run(site, id);
        if (lease && sql.selectPending.get(site, id)?.due_at !== lease.due_at) return;
        if (next) sql.postpone.run(next.due_at, next.tries, site, id);
        else sql.deletePending.run(site, id);
      }),
    retryAllNow: (site, now) =>
      write(() => {
        sql.advanceAllPending.run(now.toISOString(), site, now.toISOString());
      }),
    redeliver: (site, id, now) =>
      write(() => {
        if (!sql.selectLead.get(site, id)) return false;
        sql.deleteRefusals.run(site, id);
        sql.replacePending.run(site, id, now.toISOString());
        sql.insertHistory.run(site, id, now.toISOString(), 'redelivered', '', '');
        return true;
      }),
  };
}

/** The records of the SQLite store. */
function createSqliteRecords(sql: Statements, write: Write): LeadRecords {
  return {
    findRecord: (site, id) => promiseTry(() => readRecord(sql, site, id)),
    listRecords: (site) => listRecords(sql, site),
    listStuck: (site) =>
      promiseTry(() => {
        const rows = [...sql.selectHeld.all(site), ...sql.selectRefused.all(site)];
        const ids = new Set(rows.map(({ id }) => String(id)));
        return [...ids]
          .map((id) => readRecord(sql, site, id))
          .filter((record) => record !== undefined)
          .filter(isStuck);
      }),
    countLeads: (site) =>
      promiseTry(() => {
        const row = sql.countLeads.get({ site }) ?? {};
        // `answered` leads have a receipt; `partly` answered ones wait for another target as well.
        const delivered = Number(row.answered) - Number(row.partly) - Number(row.dead);
        return asCounts({ ...row, delivered });
      }),
    erase: (site, id, now) =>
      write(() => {
        const { changes } = sql.deleteLead.run(site, id);
        sql.deletePending.run(site, id);
        sql.deleteLease.run(site, id);
        sql.deleteReceipts.run(site, id);
        sql.deleteHistory.run(site, id);
        if (changes === 0) return false;
        sql.insertHistory.run(site, id, now.toISOString(), 'erased', '', '');
        return true;
      }),
    history: (site, id) => promiseTry(() => sql.selectHistory.all(site, id ?? null, id ?? null).map(asEvent)),
  };
}

/** A lead with its pending delivery and receipts; undefined if there is none. */
function readRecord(sql: Statements, site: string, id: string): LeadRecord | undefined {
  const row = sql.selectLead.get(site, id);
  return row && asRecord(row, sql.selectPending.get(site, id), sql.selectReceipts.all(site, id));
}

async function* listRecords(sql: Statements, site: string): AsyncIterable<LeadRecord> {
  for (let last = ''; ; ) {
    const ids = sql.selectLeadIds.all(site, last, PAGE_SIZE).map((row) => String(row.id));
    for (const id of ids) {
      const record = readRecord(sql, site, id);
      if (record) yield await Promise.resolve(record);
    }
    const end = ids.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

/** Takes leads of another store into the SQLite store. */
function createSqliteImport(sql: Statements, write: Write): LeadImport {
  function insertEvents(site: string, events: readonly HistoryEvent[]): void {
    for (const { id, at, event, target, note } of events)
      sql.insertHistory.run(site, id, at, event, target, note);
  }

  function insertState({ lead: { site, id }, pending, receipts }: LeadRecord): void {
    if (pending) {
      sql.replacePending.run(site, id, pending.due_at);
      sql.postpone.run(pending.due_at, pending.tries, site, id);
    }
    for (const { target, at, outcome, note } of receipts)
      sql.importReceipt.run(site, id, target, at, outcome, note);
  }

  return {
    importRecord: (record, history) =>
      write(() => {
        const { lead } = record;
        const { site, id, received_at } = lead;
        const { changes } = sql.insertLead.run(site, id, received_at, JSON.stringify(lead));
        if (changes === 0) return false;
        insertState(record);
        insertEvents(site, history);
        return true;
      }),
    renewRecord: (record, events) =>
      write(() => {
        const { site, id } = record.lead;
        sql.deletePending.run(site, id);
        sql.deleteReceipts.run(site, id);
        insertState(record);
        insertEvents(site, events);
      }),
    importHistory: (site, events) => write(() => insertEvents(site, events)),
  };
}

/**
 * Rewrites the file without what deleted rows left in its pages, then empties the write-ahead log, which has old versions
 * of pages. Waits for other processes as long as busy_timeout says.
 */
export function scrubDatabase(db: DatabaseSync): void {
  db.exec('VACUUM');
  const result = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (result?.busy !== 0)
    throw new Error('the write-ahead log is in use by another process and was not emptied. Try again.');
}
