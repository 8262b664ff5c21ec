import type { Sql } from 'postgres';

/** Longer waits would keep visitors' leads waiting behind this one. */
const LOCK_TIMEOUT = '2s';

/**
 * Rewrites the tables without what deleted rows left in their files. Leads wait meanwhile, as they do in the SQLite store.
 * The server's write-ahead log and backups are beyond the reach of a client.
 */
export async function scrubTables(sql: Sql): Promise<void> {
  const session = await sql.reserve();
  try {
    await session.unsafe(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const table of ['lead', 'pending', 'receipt', 'history', 'notice', 'event', 'claim'])
      await session.unsafe(`VACUUM (FULL) forecourt.${table}`);
  } finally {
    await session.unsafe('RESET lock_timeout').catch(() => undefined);
    session.release();
  }
}
