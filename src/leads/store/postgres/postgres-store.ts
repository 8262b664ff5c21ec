import type { Sql } from 'postgres';
import type { Lead } from '#leads/intake/lead.ts';
import type { LeadImport, LeadStore } from '#leads/store/store.ts';
import type { Database } from '#platform/postgres/database.ts';
import { createPostgresQueue } from './delivery-queue.ts';
import { createPostgresImport } from './import.ts';
import { createPostgresRecords } from './lead-records.ts';
import { createPostgresNotices } from './notices.ts';
import { asLead, asPending, asTrackedEvent, type BodyRow, type PendingRow } from './rows.ts';
import { LEADS_SCHEMA } from './schema.ts';
import { SCRUB_SETTINGS, scrubTables } from './scrub.ts';
import { createPostgresHealth } from './target-health.ts';

/** Expired claims that one call removes. */
const MAX_CLAIMS_REMOVED = 100;

/** The store of several hosts that share a database. */
export function createPostgresStore(database: Database): LeadStore & LeadImport {
  const query = database.withSchema(LEADS_SCHEMA);

  return {
    ...createPostgresQueue(query),
    ...createPostgresRecords(query),
    ...createPostgresHealth(query),
    ...createPostgresNotices(query),
    ...createPostgresImport(query),
    save: (lead) => query((sql) => insertLead(sql, lead)),
    find: (site, id) =>
      query(async (sql) => {
        const [row] = await sql<BodyRow[]>`
          SELECT body FROM forecourt.lead WHERE site = ${site} AND id = ${id}`;
        return row && asLead(row);
      }),
    listPending: (site) =>
      query(async (sql) => {
        const rows = await sql<PendingRow[]>`
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
        const rows = await sql<BodyRow[]>`
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
