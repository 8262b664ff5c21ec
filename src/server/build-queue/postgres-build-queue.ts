import type { ISql } from 'postgres';
import type { Database } from '#platform/postgres/database.ts';
import type { Schema } from '#platform/postgres/migrate.ts';
import { type BuildQueueState, computeDueAt, NO_THROTTLE, parseBuildQueueState, withBuild } from './build.ts';
import type { BuildQueue } from './build-queue.ts';

const BUILDS_SCHEMA: Schema = {
  name: 'builds',
  migrations: [
    `
    CREATE TABLE forecourt.build_request (dealer text COLLATE "C" PRIMARY KEY, asked_at timestamptz);
    CREATE TABLE forecourt.build_record (
      dealer text COLLATE "C", publisher text COLLATE "C", builds text NOT NULL DEFAULT '[]',
      PRIMARY KEY (dealer, publisher)
    );
    CREATE TABLE forecourt.signed_message (
      dealer text COLLATE "C", message text COLLATE "C", until timestamptz NOT NULL, PRIMARY KEY (dealer, message)
    );
    CREATE INDEX signed_message_by_until ON forecourt.signed_message (until);
    `,
  ],
};

const CHANNEL = 'forecourt_builds';

/**
 * Opens the queue of hosts that share a database. `publisher` names the folder of published sites: hosts that share the
 * folder build each request once, hosts with a folder each build it once each.
 */
export function createPostgresBuildQueue(
  database: Database,
  publisher: () => Promise<string>,
): Required<BuildQueue> {
  const query = database.withSchema(BUILDS_SCHEMA);

  return {
    read: async (dealer) => {
      const folder = await publisher();
      return query((sql) => readState(sql, dealer, folder));
    },
    claimMessage: (dealer, message, until, now) =>
      query(async (sql) => {
        await removeExpiredMessages(sql, now);
        const { count } = await sql`
          INSERT INTO forecourt.signed_message AS known VALUES (${dealer}, ${message}, ${until})
          ON CONFLICT (dealer, message) DO UPDATE SET until = excluded.until WHERE known.until < ${now}`;
        return count > 0;
      }),
    requestBuild: async (dealer, now) => {
      const folder = await publisher();
      await query((sql) =>
        sql.begin(async (tx) => {
          await tx`INSERT INTO forecourt.build_request VALUES (${dealer}, NULL) ON CONFLICT DO NOTHING`;
          await tx`SELECT FROM forecourt.build_request WHERE dealer = ${dealer} FOR UPDATE`;
          if (computeDueAt(await readState(tx, dealer, folder), NO_THROTTLE)) return;
          await tx`UPDATE forecourt.build_request SET asked_at = ${now} WHERE dealer = ${dealer}`;
          await tx`SELECT pg_notify(${CHANNEL}, ${dealer})`;
        }),
      );
    },
    recordBuild: async (dealer, build) => {
      const folder = await publisher();
      await query((sql) =>
        sql.begin(async (tx) => {
          await tx`INSERT INTO forecourt.build_record VALUES (${dealer}, ${folder}) ON CONFLICT DO NOTHING`;
          await tx`
            SELECT FROM forecourt.build_record WHERE dealer = ${dealer} AND publisher = ${folder} FOR UPDATE`;
          const { builds } = await readState(tx, dealer, folder);
          await tx`
            UPDATE forecourt.build_record SET builds = ${JSON.stringify(withBuild(builds, build))}
            WHERE dealer = ${dealer} AND publisher = ${folder}`;
        }),
      );
    },
    listDealers: () =>
      query(async (sql) => {
        const rows = await sql<{ dealer: string }[]>`
          SELECT dealer FROM forecourt.build_request UNION SELECT dealer FROM forecourt.build_record ORDER BY dealer`;
        return rows.map(({ dealer }) => dealer);
      }),
    runExclusively: async (dealer, work) =>
      database.runExclusively(`build ${await publisher()} ${dealer}`, work),
    watch: (wake) => database.listen(CHANNEL, wake),
  };
}

async function readState(sql: ISql, dealer: string, publisher: string): Promise<BuildQueueState> {
  const [row] = await sql<{ asked_at: Date | null; builds: string | null }[]>`
    SELECT asked_at, builds FROM forecourt.build_request
    FULL JOIN (SELECT * FROM forecourt.build_record WHERE publisher = ${publisher}) AS record USING (dealer)
    WHERE dealer = ${dealer}`;
  return parseBuildQueueState(dealer, {
    asked_at: row?.asked_at?.toISOString(),
    builds: row?.builds ? JSON.parse(row.builds) : undefined,
  });
}

/** Rows that another host is removing are left to it. */
async function removeExpiredMessages(sql: ISql, now: Date): Promise<void> {
  await sql`
    DELETE FROM forecourt.signed_message WHERE (dealer, message) IN (
      SELECT dealer, message FROM forecourt.signed_message WHERE until < ${now} LIMIT 100 FOR UPDATE SKIP LOCKED
    )`;
}
