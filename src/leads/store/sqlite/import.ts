import type { HistoryEvent, LeadRecord } from '#leads/intake/lead.ts';
import type { LeadImport } from '#leads/store/store.ts';
import type { Write } from './batch.ts';
import type { Statements } from './statements.ts';

/** Takes leads of another store into the SQLite store. */
export function createSqliteImport(sql: Statements, write: Write): LeadImport {
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
