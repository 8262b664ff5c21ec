import { existsSync } from 'node:fs';
import { chmod, copyFile, open, rename, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from '#scripts/cli/command.ts';

/** Throws if another process has the file open, and ends its write-ahead log. */
export function assertUnused(file: string): void {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    // SQLite leaves this mode only for the last one that has the file open.
    const row = db.prepare('PRAGMA journal_mode = DELETE').get();
    if (row?.journal_mode !== 'delete') throw new Error('database is locked');
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('locked'))) throw error;
    throw new UsageError(`${file}: is in use. Stop the host first.`);
  } finally {
    db.close();
  }
}

/** Writes a consistent copy, while hosts may go on writing. Rejects if the copy is there already. */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  // Created first, with mode 0600: it holds personal data.
  await (await open(copy, 'wx', 0o600)).close();
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    db.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  } finally {
    db.close();
  }
}

/** The number of leads in a backup. Throws if it is damaged or none. */
export function checkBackup(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const check = db.prepare('PRAGMA integrity_check').get();
    if (check?.integrity_check !== 'ok')
      throw new UsageError(`${file}: is damaged (${String(check?.integrity_check)}). Take another backup.`);
    return Number(db.prepare('SELECT count(*) AS leads FROM lead').get()?.leads);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `${file}: is not a backup of leads (${(error as Error).message}). Name another file.`,
    );
  } finally {
    db.close();
  }
}

/** Replaces a file that nobody has open by a copy of a backup. It is there as a whole, or not at all. */
export async function replaceDatabase(backup: string, file: string): Promise<void> {
  const draft = `${file}.restored`;
  await copyFile(backup, draft);
  await chmod(draft, 0o600);
  const handle = await open(draft, 'r+');
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}

/** Renames a file that can't be read, with the log that would be applied to its successor. Returns its new name. */
export async function setDamagedAside(file: string): Promise<string> {
  const aside = `${file}.damaged`;
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) await rename(file + end, aside + end);
  return aside;
}
