import type { Sql } from 'postgres';
import type { Database } from '#platform/postgres/database.ts';
import type { Schema } from '#platform/postgres/migrate.ts';
import { withTimeout } from '#platform/run-work.ts';
import { sha256 } from '#platform/sha256.ts';
import { createRateLimiter, type RateLimit, type RateLimiter, toNetworkPrefix } from './rate-limiter.ts';

/** Unlogged: counts need not outlast a crash of the server. */
const RATE_LIMIT_SCHEMA: Schema = {
  name: 'rate limits',
  migrations: [
    `
    CREATE UNLOGGED TABLE forecourt.rate_limit (
      key text COLLATE "C" PRIMARY KEY, calls bigint[] NOT NULL, until timestamptz NOT NULL, wait integer NOT NULL
    );
    CREATE INDEX rate_limit_by_until ON forecourt.rate_limit (until);
    `,
  ],
};

/** Visitors do not wait longer for a count. */
const DEFAULT_TIMEOUT_MS = 1000;
/** The pause after a failure. */
const RETRY_MS = 5000;
const PURGE_INTERVAL_MS = 60_000;
/** Clocks of hosts agree within seconds: calls later than that are of a clock that was ahead. */
const MAX_CLOCK_SKEW_MS = 10_000;

/** Counts in a database, for hosts that share one. While it does not answer, each host counts by itself. */
export function createSharedRateLimiter(
  database: Database,
  log: (line: string) => void,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): RateLimiter {
  const query = database.withSchema(RATE_LIMIT_SCHEMA);
  const countLocally = createRateLimiter();
  let retryAt = 0;
  let purgedAt = 0;

  function purge(now: Date): void {
    if (Math.abs(now.getTime() - purgedAt) < PURGE_INTERVAL_MS) return;
    purgedAt = now.getTime();
    query((sql) => removeOld(sql, now)).catch(() => undefined);
  }

  return async (path, address, limit, now) => {
    if (performance.now() < retryAt) return countLocally(path, address, limit, now);
    try {
      // Addresses of visitors are not stored.
      const key = sha256(`${path} ${toNetworkPrefix(address)}`, 'hex');
      const wait = await withTimeout(timeoutMs, () => query((sql) => count(sql, key, limit, now)));
      retryAt = 0;
      purge(now);
      return wait;
    } catch {
      if (retryAt === 0)
        log('rate limits: the database does not answer. Until it does, each host counts by itself.');
      retryAt = performance.now() + RETRY_MS;
      return countLocally(path, address, limit, now);
    }
  };
}

/** The rule of createRateLimiter in one statement: hosts that count the same caller wait for each other. */
async function count(
  sql: Sql,
  key: string,
  { windowLimit, windowSize }: RateLimit,
  now: Date,
): Promise<number> {
  const time = now.getTime();
  const since = time - windowSize * 1000;
  const until = new Date(time + windowSize * 1000);
  const [row] = await sql<{ wait: number }[]>`
    INSERT INTO forecourt.rate_limit AS known (key, calls, until, wait)
    VALUES (${key}, ARRAY[${time}::bigint], ${until}, 0)
    ON CONFLICT (key) DO UPDATE SET (calls, until, wait) = (
      SELECT
        CASE WHEN full_now THEN calls ELSE calls || ${time}::bigint END,
        CASE WHEN full_now THEN known.until ELSE greatest(known.until, excluded.until) END,
        CASE WHEN full_now THEN greatest(1, ceil((calls[1] - ${since}::bigint) / 1000.0)) ELSE 0 END
      FROM (
        SELECT calls, cardinality(calls) >= ${windowLimit}::integer AS full_now FROM (
          SELECT coalesce(array_agg(call ORDER BY call), '{}') AS calls
          FROM unnest(known.calls) AS call WHERE call > ${since}::bigint AND call <= ${time + MAX_CLOCK_SKEW_MS}::bigint
        ) AS recent
      ) AS verdict
    )
    RETURNING wait`;
  return row?.wait ?? 0;
}

async function removeOld(sql: Sql, now: Date): Promise<void> {
  await sql`
    DELETE FROM forecourt.rate_limit WHERE key IN (
      SELECT key FROM forecourt.rate_limit WHERE until < ${now} FOR UPDATE SKIP LOCKED
    )`;
}
