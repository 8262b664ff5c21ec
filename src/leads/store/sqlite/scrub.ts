import type { DatabaseSync } from 'node:sqlite';

/**
 * Rewrites the file without what deleted rows left in its pages, then empties the write-ahead log, which has old versions
 * of pages. Waits for other processes as long as busy_timeout says.
 */
export function scrubDatabase(db: DatabaseSync): void {
  db.exec('VACUUM');
  const result = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (result?.busy !== 0)
    throw new Error('the write-ahead log is in use by another process and was not emptied. Try again.');
}
