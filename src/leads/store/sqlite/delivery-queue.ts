import type { DeliveryQueue } from '#leads/store/delivery-store.ts';
import type { Write } from './batch.ts';
import { readRecord } from './lead-records.ts';
import type { Statements } from './statements.ts';

/** The deliveries of the SQLite store. */
export function createSqliteQueue(sql: Statements, write: Write): DeliveryQueue {
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
