import type { LeadRecord } from '#leads/intake/lead.ts';
import type { DeliveryQueue } from '#leads/store/delivery-store.ts';
import type { Query } from '#platform/postgres/database.ts';
import { readRecords } from './lead-records.ts';
import type { PendingRow } from './rows.ts';

/** The deliveries of the PostgreSQL store. */
export function createPostgresQueue(query: Query): DeliveryQueue {
  return {
    lease: (site, { now, until, limit, id = null }) =>
      query(async (sql) => {
        const taken = await sql<PendingRow[]>`
          WITH due AS (
            SELECT id FROM forecourt.pending
            WHERE site = ${site} AND due_at <= ${now} AND (leased_until IS NULL OR leased_until <= ${now})
              AND (${id}::text IS NULL OR id = ${id})
            ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
          )
          UPDATE forecourt.pending SET leased_until = ${until}
          FROM due WHERE site = ${site} AND pending.id = due.id
          RETURNING pending.id, due_at, tries`;
        // Only a second statement sees the receipts of the process that had the lease before.
        const records = await readRecords(
          sql,
          site,
          taken.map((row) => row.id),
        );
        return records.sort(compareByDueTime);
      }),
    recordAttempt: (site, id, { target, at, outcome, note }) =>
      query(async (sql) => {
        // A lead may be erased while a target answers, and another host may have delivered it after this one's lease.
        await sql`
          WITH lead AS (
            SELECT site, id FROM forecourt.lead WHERE site = ${site} AND id = ${id} FOR KEY SHARE
          ),
          receipt AS (
            INSERT INTO forecourt.receipt (site, id, target, at, outcome, note)
            SELECT site, id, ${target}, ${at}::timestamptz, ${outcome}, ${note} FROM lead
            WHERE ${outcome}::text <> 'failed'
            ON CONFLICT (site, id, target)
            DO UPDATE SET at = excluded.at, outcome = excluded.outcome, note = excluded.note
            WHERE receipt.outcome <> 'delivered'
          )
          INSERT INTO forecourt.history (site, id, at, event, target, note)
          VALUES (${site}, ${id}, ${at}, ${outcome}, ${target}, ${note})`;
      }),
    settle: (site, id, next, lease) =>
      query(async (sql) => {
        const [until, due_at] = [lease?.until ?? null, lease?.due_at ?? null];
        await sql`
          WITH mine AS (
            SELECT id, (${due_at}::timestamptz IS NULL OR due_at = ${due_at}) AS is_same FROM forecourt.pending
            WHERE site = ${site} AND id = ${id} AND (${until}::timestamptz IS NULL OR leased_until = ${until})
            FOR UPDATE
          ),
          ended AS (
            DELETE FROM forecourt.pending USING mine
            WHERE site = ${site} AND pending.id = mine.id AND is_same AND ${next === undefined}
          )
          UPDATE forecourt.pending SET
            due_at = CASE WHEN is_same THEN ${next?.due_at ?? null}::timestamptz ELSE due_at END,
            tries = CASE WHEN is_same THEN ${next?.tries ?? 0} ELSE tries END,
            leased_until = NULL
          FROM mine WHERE site = ${site} AND pending.id = mine.id AND NOT (is_same AND ${next === undefined})`;
      }),
    retryAllNow: (site, now) =>
      query(async (sql) => {
        // In one order, so that two hosts do not wait for each other.
        await sql`
          UPDATE forecourt.pending SET due_at = ${now} FROM (
            SELECT id FROM forecourt.pending WHERE site = ${site} AND due_at > ${now} ORDER BY id FOR UPDATE
          ) AS later WHERE site = ${site} AND pending.id = later.id`;
      }),
    redeliver: (site, id, now) =>
      query(async (sql) => {
        const { count } = await sql`
          WITH lead AS (SELECT site, id FROM forecourt.lead WHERE site = ${site} AND id = ${id} FOR KEY SHARE),
          refusals AS (
            DELETE FROM forecourt.receipt WHERE site = ${site} AND id = ${id} AND outcome <> 'delivered'
          ),
          started AS (
            INSERT INTO forecourt.pending (site, id, due_at, tries) SELECT site, id, ${now}::timestamptz, 0 FROM lead
            ON CONFLICT (site, id) DO UPDATE SET due_at = excluded.due_at, tries = 0
          )
          INSERT INTO forecourt.history (site, id, at, event, target, note)
          SELECT site, id, ${now}::timestamptz, 'redelivered', '', '' FROM lead`;
        return count > 0;
      }),
  };
}

function compareByDueTime({ pending: a, lead }: LeadRecord, { pending: b, lead: other }: LeadRecord): number {
  return `${a?.due_at}${lead.id}` < `${b?.due_at}${other.id}` ? -1 : 1;
}
