import type { HistoryEvent } from '#leads/intake/lead.ts';
import type { LeadImport } from '#leads/store/store.ts';
import type { Write } from './batch.ts';
import type { Statements } from './statements.ts';

/** Takes leads of another store into the SQLite store. */
export function createSqliteImport(sql: Statements, write: Write): LeadImport {
  function insertEvents(site: string, events: readonly HistoryEvent[]): void {
    for (const { id, at, event, target, note } of events)
      sql.insertHistory.run(site, id, at, event, target, note);
  }

  return {
    importRecord: ({ lead, pending, receipts }, history) =>
      write(() => {
        const { site, id, received_at } = lead;
        const { changes } = sql.insertLead.run(site, id, received_at, JSON.stringify(lead));
        if (changes === 0) return false;
        if (pending) {
          sql.replacePending.run(site, id, pending.due_at);
          sql.postpone.run(pending.due_at, pending.tries, site, id);
        }
        for (const { target, at, outcome, note } of receipts)
          sql.importReceipt.run(site, id, target, at, outcome, note);
        insertEvents(site, history);
        return true;
      }),
    importHistory: (site, events) => write(() => insertEvents(site, events)),
  };
}
