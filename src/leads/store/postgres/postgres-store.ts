import type { Row, Sql } from 'postgres';
import type { Lead, LeadRecord, Receipt } from '#leads/intake/lead.ts';
import { ACKNOWLEDGEMENT, isStuck } from '#leads/intake/lead-state.ts';
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
import type { DeliveryQueue, LeadCounts, LeadImport, LeadRecords, LeadStore } from '#leads/store/store.ts';
import type { Database, Query } from '#platform/postgres/database.ts';
import { createPostgresImport } from './import.ts';
import { LEADS_SCHEMA } from './schema.ts';

/** Leads read at once when listing all. */
const PAGE_SIZE = 500;

/** Expired claims that one call removes. */
const MAX_CLAIMS_REMOVED = 100;

/** The store of several hosts that share a database. */
export function createPostgresStore(database: Database): LeadStore & LeadImport {
  const query = database.withSchema(LEADS_SCHEMA);

  return {
    ...createPostgresQueue(query),
    ...createPostgresRecords(query),
    ...createPostgresImport(query),
    save: (lead) => query((sql) => insertLead(sql, lead)),
    find: (site, id) =>
      query(async (sql) => {
        const [row] = await sql`
          SELECT body FROM forecourt.lead WHERE site = ${site} AND id = ${id}`;
        return row && asLead(row);
      }),
    listPending: (site) =>
      query(async (sql) => {
        const rows = await sql`
          SELECT id, due_at, tries FROM forecourt.pending WHERE site = ${site} ORDER BY due_at, id`;
        return rows.map(asPending);
      }),
    claim: ({ key, owner, until }) =>
      query(async (sql) => {
        await removeExpiredClaims(sql);
        const [row] = await sql<{ owner: string }[]>`
          INSERT INTO forecourt.claim AS known VALUES (${key}, ${owner}, ${until})
          ON CONFLICT (key) DO UPDATE SET
            owner = CASE WHEN known.until < now() THEN excluded.owner ELSE known.owner END,
            until = CASE WHEN known.until < now() THEN excluded.until ELSE known.until END
          RETURNING owner`;
        return row?.owner ?? owner;
      }),
    track: (event) =>
      query(async (sql) => {
        await sql`
          INSERT INTO forecourt.event (site, at, body) VALUES (${event.site}, ${event.at}, ${JSON.stringify(event)})`;
      }),
    listTrackedEvents: (site) =>
      query(async (sql) => {
        const rows = await sql`
          SELECT body FROM forecourt.event WHERE site = ${site} ORDER BY n`;
        return rows.map(asTrackedEvent);
      }),
    eraseTrackedEvents: (site, before) =>
      query(async (sql) => {
        const { count } = await sql`DELETE FROM forecourt.event WHERE site = ${site} AND at < ${before}`;
        return count;
      }),
    listSites: () =>
      query(async (sql) => {
        const rows = await sql<{ site: string }[]>`SELECT DISTINCT site FROM forecourt.lead ORDER BY site`;
        return rows.map(({ site }) => site);
      }),
    health: (site) =>
      query(async (sql) => {
        const rows = await sql`
          SELECT target, failures, failing_since FROM forecourt.target_health WHERE site = ${site} ORDER BY target`;
        return rows.map(asHealth);
      }),
    setHealth: (site, { target, failures, failing_since }) =>
      query(async (sql) => {
        await sql`
          INSERT INTO forecourt.target_health VALUES (${site}, ${target}, ${failures}, ${failing_since})
          ON CONFLICT (site, target)
          DO UPDATE SET failures = excluded.failures, failing_since = excluded.failing_since`;
      }),
    notices: (site) =>
      query(async (sql) => {
        const rows = await sql`
          SELECT body FROM forecourt.notice WHERE site = ${site} ORDER BY key`;
        return rows.map(asNotice);
      }),
    saveNotice: (site, notice) =>
      query(async (sql) => {
        await sql`
          INSERT INTO forecourt.notice VALUES (${site}, ${notice.key}, ${JSON.stringify(notice)})
          ON CONFLICT (site, key) DO UPDATE SET body = excluded.body`;
      }),
    deleteNotice: (site, key) =>
      query(async (sql) => {
        await sql`DELETE FROM forecourt.notice WHERE site = ${site} AND key = ${key}`;
      }),
    runExclusively: (key, work) => database.runExclusively(`leads ${key}`, work),
    scrub: async () => {
      await query(() => Promise.resolve());
      await database.runLong(SCRUB_SETTINGS, scrubTables);
    },
    close: () => database.close(),
  };
}

/** One statement is one transaction: both rows, or none. Waits for a host that is writing the same lead. */
async function insertLead(sql: Sql, lead: Lead): Promise<void> {
  const { site, id, received_at, handling } = lead;
  await sql`
    WITH stored AS (
      INSERT INTO forecourt.lead (site, id, received_at, handling, body)
      VALUES (${site}, ${id}, ${received_at}, ${handling}, ${JSON.stringify(lead)})
      ON CONFLICT (site, id) DO NOTHING RETURNING site, id, received_at, handling
    )
    INSERT INTO forecourt.pending (site, id, due_at, tries)
    SELECT site, id, received_at, 0 FROM stored WHERE handling = 'deliver'
    ON CONFLICT (site, id) DO NOTHING`;
}

/** Rows that another host is removing are left to it. */
async function removeExpiredClaims(sql: Sql): Promise<void> {
  await sql`
    DELETE FROM forecourt.claim WHERE key IN (
      SELECT key FROM forecourt.claim WHERE until < now() LIMIT ${MAX_CLAIMS_REMOVED} FOR UPDATE SKIP LOCKED
    )`;
}

/** The deliveries of the PostgreSQL store. */
function createPostgresQueue(query: Query): DeliveryQueue {
  return {
    lease: (site, { now, until, limit, id = null }) =>
      query(async (sql) => {
        const taken = await sql`
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
        const ids = taken.map((row) => String(row.id));
        const records = await readRecords(sql, site, ids);
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

/** The records of the PostgreSQL store. */
function createPostgresRecords(query: Query): LeadRecords {
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
        const ids = rows.map(({ id }) => id);
        return (await readRecords(sql, site, ids)).filter(isStuck);
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
        const rows = await sql`
          SELECT id, at, event, target, note FROM forecourt.history
          WHERE site = ${site} AND (${id}::text IS NULL OR id = ${id}) ORDER BY n`;
        return rows.map(asEvent);
      }),
  };
}

/** Leads with their pending deliveries and receipts, in the order of their ids. */
async function readRecords(sql: Sql, site: string, ids: readonly string[]): Promise<LeadRecord[]> {
  if (ids.length === 0) return [];
  const rows = await sql`${selectRecords(sql)} WHERE site = ${site} AND id IN ${sql(ids)} ORDER BY id`;
  return rows.map(toRecord);
}

async function readPage(sql: Sql, site: string, last: string): Promise<LeadRecord[]> {
  const rows = await sql`
    ${selectRecords(sql)} WHERE site = ${site} AND id > ${last} ORDER BY id LIMIT ${PAGE_SIZE}`;
  return rows.map(toRecord);
}

/** A row of `selectRecords`. Times in its JSON are PostgreSQL's own: 2026-11-21T00:00:01+00:00. */
function toRecord({ receipts, ...row }: Row): LeadRecord {
  const rows: readonly Receipt[] = receipts;
  return asRecord(
    row,
    row.due_at === null ? undefined : row,
    rows.map((receipt) => ({ ...receipt, at: new Date(receipt.at) })),
  );
}

function selectRecords(sql: Sql) {
  return sql`
    SELECT id, body, due_at, tries, (
      SELECT coalesce(json_agg(
        json_build_object('target', target, 'at', at, 'outcome', outcome, 'note', note) ORDER BY at, target
      ), '[]')
      FROM forecourt.receipt WHERE receipt.site = lead.site AND receipt.id = lead.id
    ) AS receipts
    FROM forecourt.lead LEFT JOIN forecourt.pending USING (site, id)`;
}

/** Counts leads by state; most of them by indexes alone. */
async function countLeads(sql: Sql, site: string): Promise<LeadCounts> {
  const [row] = await sql`
    WITH answered AS (
      SELECT id, bool_or(outcome = 'refused' AND target <> ${ACKNOWLEDGEMENT}) AS refused FROM forecourt.receipt
      WHERE site = ${site} AND NOT EXISTS (
        SELECT FROM forecourt.pending WHERE pending.site = receipt.site AND pending.id = receipt.id)
      GROUP BY id
    ),
    untouched AS (
      SELECT handling FROM forecourt.lead WHERE site = ${site} AND handling IN ('held', 'spam')
        AND NOT EXISTS (SELECT FROM forecourt.pending WHERE pending.site = lead.site AND pending.id = lead.id)
        AND NOT EXISTS (SELECT FROM forecourt.receipt WHERE receipt.site = lead.site AND receipt.id = lead.id)
    )
    SELECT
      (SELECT count(*)::int FROM forecourt.lead WHERE site = ${site}) AS total,
      (SELECT count(*)::int FROM forecourt.pending WHERE site = ${site}) AS pending,
      (SELECT count(*)::int FROM answered WHERE NOT refused) AS delivered,
      (SELECT count(*)::int FROM answered WHERE refused) AS dead,
      (SELECT count(*)::int FROM untouched WHERE handling = 'held') AS held,
      (SELECT count(*)::int FROM untouched WHERE handling = 'spam') AS spam,
      (SELECT min(received_at) FROM forecourt.lead JOIN forecourt.pending USING (site, id) WHERE site = ${site})
        AS oldest_pending,
      (SELECT min(due_at) FROM forecourt.pending WHERE site = ${site}) AS next_due`;
  return asCounts(row ?? {});
}

/** Longer waits would keep visitors' leads waiting behind this one. */
const SCRUB_SETTINGS = { lock_timeout: '2s' };

/**
 * Rewrites the tables without what deleted rows left in their files. Leads wait meanwhile, as they do in the SQLite store.
 * The server's write-ahead log and backups are beyond the reach of a client.
 */
async function scrubTables(sql: Sql): Promise<void> {
  for (const table of ['lead', 'pending', 'receipt', 'history', 'notice', 'event', 'claim'])
    await sql.unsafe(`VACUUM (FULL) forecourt.${table}`);
}
