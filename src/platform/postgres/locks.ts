import type { Pool } from './pool.ts';

/** Runs work unless this or another process is at work on the same key. Resolves to whether it ran. */
export type RunExclusively = (key: string, work: () => Promise<void>) => Promise<boolean>;

/**
 * Locks of the database. They belong to one connection, which `pool` has for them alone: when a process is killed, they
 * end with it. If the connection breaks, they end too early: work must bear to be done twice.
 */
export function createLocks(pool: Pool, toError: (error: unknown) => unknown): RunExclusively {
  const held = new Set<string>();

  async function take(key: string): Promise<boolean> {
    try {
      const [row] = await pool.run(
        (sql) => sql<{ taken: boolean }[]>`
          SELECT pg_try_advisory_lock(hashtextextended(${key}, 0)) AS taken`,
      );
      return row?.taken === true;
    } catch (error) {
      throw toError(error);
    }
  }

  return async (key, work) => {
    // The database lets one connection take a lock twice.
    if (held.has(key)) return false;
    held.add(key);
    try {
      if (!(await take(key))) return false;
      try {
        await work();
      } finally {
        const unlock = pool.run((sql) => sql`SELECT pg_advisory_unlock(hashtextextended(${key}, 0))`);
        await unlock.catch(() => undefined);
      }
      return true;
    } finally {
      held.delete(key);
    }
  };
}
