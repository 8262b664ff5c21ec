import type { TargetHealthStore } from '#leads/store/delivery-store.ts';
import type { Query } from '#platform/postgres/database.ts';
import { asHealth, type HealthRow } from './rows.ts';

/** The health of targets in the PostgreSQL store. */
export function createPostgresHealth(query: Query): TargetHealthStore {
  return {
    health: (site) =>
      query(async (sql) => {
        const rows = await sql<HealthRow[]>`
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
  };
}
