import type { Sql } from 'postgres';

/** Runs work unless this or another process is at work on the same key. Resolves to whether it ran. */
export type RunExclusively = (key: string, work: () => Promise<void>) => Promise<boolean>;

/**
 * Locks of the database. They belong to one connection, which `open` opens for them alone: when a process is killed, they
 * end with it. If the connection breaks, they end too early: work must bear to be done twice.
 */
export function createLocks(open: () => Sql, toError: (error: unknown) => unknown): RunExclusively {
  const held = new Set<string>();
  return async (key, work) => {
    // The database lets one connection take a lock twice.
    if (held.has(key)) return false;
    held.add(key);
    try {
      const sql = open();
      // The server notices within a minute, not two hours, that the machine of this process is gone.
      const [row] = await sql<{ taken: boolean }[]>`
        SELECT set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
          set_config('tcp_keepalives_count', '3', false),
          pg_try_advisory_lock(hashtextextended(${key}, 0)) AS taken`.catch((error: unknown) => {
        throw toError(error);
      });
      if (row?.taken !== true) return false;
      try {
        await work();
      } finally {
        await sql`SELECT pg_advisory_unlock(hashtextextended(${key}, 0))`.catch(() => undefined);
      }
      return true;
    } finally {
      held.delete(key);
    }
  };
}
