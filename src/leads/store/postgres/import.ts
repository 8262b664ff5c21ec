import type { Sql } from 'postgres';
import type { HistoryEvent, LeadRecord } from '#leads/intake/lead.ts';
import type { LeadImport } from '#leads/store/store.ts';
import type { Query } from '#platform/postgres/database.ts';

/** Takes leads of another store into the PostgreSQL store. */
export function createPostgresImport(query: Query): LeadImport {
  return {
    importRecord: (record, history) => query((sql) => insertRecord(sql, record, history)),
    renewRecord: (record, events) => query((sql) => renewRecord(sql, record, events)),
    importHistory: (site, events) =>
      query(async (sql) => {
        await sql`
          INSERT INTO forecourt.history (site, id, at, event, target, note)
          SELECT ${site}, * FROM json_to_recordset(${toJson(events)}::text::json)
            AS entry (id text, at timestamptz, event text, target text, note text)`;
      }),
  };
}

/** One statement is one transaction: everything, or nothing. */
async function insertRecord(
  sql: Sql,
  { lead, pending, receipts }: LeadRecord,
  history: readonly HistoryEvent[],
): Promise<boolean> {
  const { site, id, received_at, handling } = lead;
  const [row] = await sql<{ is_new: boolean }[]>`
    WITH stored AS (
      INSERT INTO forecourt.lead (site, id, received_at, handling, body)
      VALUES (${site}, ${id}, ${received_at}, ${handling}, ${JSON.stringify(lead)})
      ON CONFLICT DO NOTHING RETURNING site, id
    ),
    pending AS (
      INSERT INTO forecourt.pending (site, id, due_at, tries)
      SELECT stored.site, stored.id, due_at, tries
      FROM stored, json_to_recordset(${toJson(pending ? [pending] : [])}::text::json)
        AS entry (due_at timestamptz, tries integer)
    ),
    receipt AS (
      INSERT INTO forecourt.receipt (site, id, target, at, outcome, note)
      SELECT stored.site, stored.id, target, at, outcome, note
      FROM stored, json_to_recordset(${toJson(receipts)}::text::json)
        AS entry (target text, at timestamptz, outcome text, note text)
    ),
    history AS (
      INSERT INTO forecourt.history (site, id, at, event, target, note)
      SELECT stored.site, stored.id, at, event, target, note
      FROM stored, json_to_recordset(${toJson(history)}::text::json)
        AS entry (at timestamptz, event text, target text, note text)
    )
    SELECT EXISTS (SELECT FROM stored) AS is_new`;
  return row?.is_new ?? false;
}

/** Also one statement: whatever it deletes it does not insert, because a row can't be both within one. */
async function renewRecord(
  sql: Sql,
  { lead, pending, receipts }: LeadRecord,
  events: readonly HistoryEvent[],
): Promise<void> {
  const { site, id } = lead;
  await sql`
    WITH receipts AS (
      SELECT * FROM json_to_recordset(${toJson(receipts)}::text::json)
        AS entry (target text, at timestamptz, outcome text, note text)
    ),
    pending AS (
      SELECT * FROM json_to_recordset(${toJson(pending ? [pending] : [])}::text::json)
        AS entry (due_at timestamptz, tries integer)
    ),
    over AS (
      DELETE FROM forecourt.pending WHERE site = ${site} AND id = ${id} AND NOT EXISTS (SELECT FROM pending)
    ),
    postponed AS (
      INSERT INTO forecourt.pending (site, id, due_at, tries) SELECT ${site}, ${id}, due_at, tries FROM pending
      ON CONFLICT (site, id) DO UPDATE SET due_at = excluded.due_at, tries = excluded.tries
    ),
    forgotten AS (
      DELETE FROM forecourt.receipt
      WHERE site = ${site} AND id = ${id} AND target NOT IN (SELECT target FROM receipts)
    ),
    answered AS (
      INSERT INTO forecourt.receipt (site, id, target, at, outcome, note)
      SELECT ${site}, ${id}, target, at, outcome, note FROM receipts
      ON CONFLICT (site, id, target)
      DO UPDATE SET at = excluded.at, outcome = excluded.outcome, note = excluded.note
    )
    INSERT INTO forecourt.history (site, id, at, event, target, note)
    SELECT ${site}, ${id}, at, event, target, note FROM json_to_recordset(${toJson(events)}::text::json)
      AS entry (at timestamptz, event text, target text, note text)`;
}

/** Rows as JSON, without what PostgreSQL refuses in texts of JSON: the character 0, and halves of characters. */
function toJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );
}
