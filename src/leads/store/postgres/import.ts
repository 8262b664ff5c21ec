import type { ISql } from 'postgres';
import type { HistoryEvent } from '#leads/intake/lead.ts';
import type { LeadImport } from '#leads/store/store.ts';
import type { Query } from '#platform/postgres/database.ts';

/** Takes leads of another store into the PostgreSQL store. */
export function createPostgresImport(query: Query): LeadImport {
  return {
    importRecord: ({ lead, pending, receipts }, history) =>
      query((sql) =>
        sql.begin(async (tx) => {
          const { site, id, received_at, handling } = lead;
          const { count } = await tx`
            INSERT INTO forecourt.lead (site, id, received_at, handling, body)
            VALUES (${site}, ${id}, ${received_at}, ${handling}, ${JSON.stringify(lead)}) ON CONFLICT DO NOTHING`;
          if (count === 0) return false;
          if (pending)
            await tx`
              INSERT INTO forecourt.pending (site, id, due_at, tries)
              VALUES (${site}, ${id}, ${pending.due_at}, ${pending.tries})`;
          for (const { target, at, outcome, note } of receipts)
            await tx`INSERT INTO forecourt.receipt VALUES (${site}, ${id}, ${target}, ${at}, ${outcome}, ${note})`;
          await insertEvents(tx, site, history);
          return true;
        }),
      ),
    importHistory: (site, events) =>
      query((sql) => sql.begin((tx) => insertEvents(tx, site, events)).then(() => undefined)),
  };
}

async function insertEvents(sql: ISql, site: string, events: readonly HistoryEvent[]): Promise<void> {
  for (const { id, at, event, target, note } of events)
    await sql`
      INSERT INTO forecourt.history (site, id, at, event, target, note)
      VALUES (${site}, ${id}, ${at}, ${event}, ${target}, ${note})`;
}
