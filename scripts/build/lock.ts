import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;

/**
 * Runs work while holding the machine-wide lock `<dataDir>/locks/<name>`; waits until it is free. It is an operating
 * system lock, taken through SQLite, so it is released however the process ends.
 */
export async function withLock<T>(dataDir: string, name: string, work: () => Promise<T>): Promise<T> {
  const dir = join(dataDir, 'locks');
  await mkdir(dir, { recursive: true });
  const db = new DatabaseSync(join(dir, name), { timeout: 0 });
  try {
    while (!tryLock(db)) await setTimeout(POLL_INTERVAL_MS);
    return await work();
  } finally {
    db.close();
  }
}

function tryLock(db: DatabaseSync): boolean {
  try {
    db.exec('BEGIN IMMEDIATE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/** SQLite's SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
