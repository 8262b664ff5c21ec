import type { LeadRecord } from '#leads/intake/lead.ts';
import type { LeadRecords } from '#leads/store/delivery-store.ts';
import { isStuck } from '#leads/store/is-stuck.ts';
import { promiseTry, type Write } from './batch.ts';
import { asCounts, asEvent, asLead, asPending, asReceipt } from './rows.ts';
import type { Statements } from './statements.ts';

/** Leads read at once when listing all. */
const PAGE_SIZE = 500;

/** The records of the SQLite store. */
export function createSqliteRecords(sql: Statements, write: Write): LeadRecords {
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
    countLeads: (site) => promiseTry(() => asCounts(sql.countLeads.get({ site }) ?? {})),
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
export function readRecord(sql: Statements, site: string, id: string): LeadRecord | undefined {
  const row = sql.selectLead.get(site, id);
  if (!row) return undefined;
  const pending = sql.selectPending.get(site, id);
  return {
    lead: asLead(row),
    pending: pending && asPending(pending),
    receipts: sql.selectReceipts.all(site, id).map(asReceipt),
  };
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
