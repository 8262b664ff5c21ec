import type { Sql } from 'postgres';
import type { Database } from '#platform/postgres/database.ts';
import type { Schema } from '#platform/postgres/migrate.ts';
import {
  type Build,
  type BuildQueueState,
  MAX_CLOCK_SKEW_MS,
  parseBuildQueueState,
  withBuild,
} from './build.ts';
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
    // A request counts from the first one, unless a build of any folder may have started before this edit.
    requestBuild: (dealer, now) =>
      query(async (sql) => {
        const future = new Date(now.getTime() + MAX_CLOCK_SKEW_MS);
        await sql`
          WITH started AS (
            SELECT max(started_at) AS at
            FROM forecourt.build_record, json_to_recordset(builds::json) AS build (started_at timestamptz)
            WHERE dealer = ${dealer} AND started_at <= ${future}
          ),
          asked AS (
            INSERT INTO forecourt.build_request AS known
            SELECT ${dealer}, greatest(${now}, at + interval '1 ms') FROM started
            ON CONFLICT (dealer) DO UPDATE SET asked_at = excluded.asked_at
            WHERE known.asked_at IS NULL OR known.asked_at < (SELECT at FROM started) OR known.asked_at > ${future}
            RETURNING known.dealer
          )
          SELECT pg_notify(${CHANNEL}, dealer) FROM asked`;
      }),
    recordBuild: async (dealer, build) => {
      const folder = await publisher();
      await query(async (sql) => {
        await sql`INSERT INTO forecourt.build_record VALUES (${dealer}, ${folder}) ON CONFLICT DO NOTHING`;
        while (!(await addBuild(sql, dealer, folder, build)));
      });
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

async function readState(sql: Sql, dealer: string, publisher: string): Promise<BuildQueueState> {
  const [row] = await sql<{ asked_at: Date | null; builds: string | null }[]>`
    SELECT asked_at, builds FROM forecourt.build_request
    FULL JOIN (SELECT * FROM forecourt.build_record WHERE publisher = ${publisher}) AS record USING (dealer)
    WHERE dealer = ${dealer}`;
  return parseBuildQueueState(dealer, {
    asked_at: row?.asked_at?.toISOString(),
    builds: row?.builds ? JSON.parse(row.builds) : undefined,
  });
}

/** False if another process has written meanwhile. */
async function addBuild(sql: Sql, dealer: string, folder: string, build: Build): Promise<boolean> {
  const [row] = await sql<{ builds: string }[]>`
    SELECT builds FROM forecourt.build_record WHERE dealer = ${dealer} AND publisher = ${folder}`;
  const before = row?.builds ?? '[]';
  const { builds } = parseBuildQueueState(dealer, { builds: JSON.parse(before) });
  const { count } = await sql`
    UPDATE forecourt.build_record SET builds = ${JSON.stringify(withBuild(builds, build))}
    WHERE dealer = ${dealer} AND publisher = ${folder} AND builds = ${before}`;
  return count > 0;
}

/** Rows that another host is removing are left to it. */
async function removeExpiredMessages(sql: Sql, now: Date): Promise<void> {
  await sql`
    DELETE FROM forecourt.signed_message WHERE (dealer, message) IN (
      SELECT dealer, message FROM forecourt.signed_message WHERE until < ${now} LIMIT 100 FOR UPDATE SKIP LOCKED
    )`;
}
