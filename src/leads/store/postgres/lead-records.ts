import type { Sql } from 'postgres';
import type { LeadRecord } from '#leads/intake/lead.ts';
import { ACKNOWLEDGEMENT } from '#leads/intake/lead-state.ts';
import type { LeadRecords } from '#leads/store/delivery-store.ts';
import { isStuck } from '#leads/store/is-stuck.ts';
import type { Query } from '#platform/postgres/database.ts';
import { countLeads } from './count-leads.ts';
import { asEvent, asRecord, type HistoryRow, type RecordRow } from './rows.ts';

/** Leads read at once when listing all. */
const PAGE_SIZE = 500;

/** The records of the PostgreSQL store. */
export function createPostgresRecords(query: Query): LeadRecords {
  return {
    findRecord: (site, id) => query(async (sql) => (await readRecords(sql, site, [id]))[0]),
    async *listRecords(site) {
      for (let last = ''; ; ) {
        const page = await query((sql) => readPage(sql, site, last));
        yield* page;
        const end = page.at(-1);
        if (!end) return;
        last = end.lead.id;
      }
    },
    countLeads: (site) => query((sql) => countLeads(sql, site)),
    listStuck: (site) =>
      query(async (sql) => {
        const rows = await sql<{ id: string }[]>`
          SELECT id FROM forecourt.lead WHERE site = ${site} AND handling = 'held'
          UNION SELECT id FROM forecourt.receipt
            WHERE site = ${site} AND outcome = 'refused' AND target <> ${ACKNOWLEDGEMENT} ORDER BY id`;
        const records = await readRecords(
          sql,
          site,
          rows.map(({ id }) => id),
        );
        return records.filter(isStuck);
      }),
    erase: (site, id, now) =>
      query(async (sql) => {
        const [row] = await sql<{ is_there: boolean }[]>`
          SELECT forecourt.erase_lead(${site}, ${id}, ${now}) AS is_there`;
        return row?.is_there ?? false;
      }),
    history: (site, of) =>
      query(async (sql) => {
        const id = of ?? null;
        const rows = await sql<HistoryRow[]>`
          SELECT id, at, event, target, note FROM forecourt.history
          WHERE site = ${site} AND (${id}::text IS NULL OR id = ${id}) ORDER BY n`;
        return rows.map(asEvent);
      }),
  };
}

/** Leads with their pending deliveries and receipts, in the order of their ids. */
export async function readRecords(sql: Sql, site: string, ids: readonly string[]): Promise<LeadRecord[]> {
  if (ids.length === 0) return [];
  const rows = await sql<
    RecordRow[]
  >`${selectRecords(sql)} WHERE site = ${site} AND id IN ${sql(ids)} ORDER BY id`;
  return rows.map(asRecord);
}

async function readPage(sql: Sql, site: string, last: string): Promise<LeadRecord[]> {
  const rows = await sql<RecordRow[]>`
    ${selectRecords(sql)} WHERE site = ${site} AND id > ${last} ORDER BY id LIMIT ${PAGE_SIZE}`;
  return rows.map(asRecord);
}

function selectRecords(sql: Sql) {
  return sql`
    SELECT body, due_at, tries, (
      SELECT coalesce(json_agg(
        json_build_object('target', target, 'at', at, 'outcome', outcome, 'note', note) ORDER BY at, target
      ), '[]')
      FROM forecourt.receipt WHERE receipt.site = lead.site AND receipt.id = lead.id
    ) AS receipts
    FROM forecourt.lead LEFT JOIN forecourt.pending USING (site, id)`;
}
