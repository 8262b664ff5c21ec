import { DamagedRowError } from '#leads/store/rows.ts';
import { describeDatabaseError } from '#platform/postgres/database-error.ts';

/** Codes of SQLite: SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED_CODES = new Set([11, 26]);
/** Extended codes have more in the higher bits. */
const PRIMARY_CODE = 0xff;

const FIX =
  'Stop the host and restore the file from a backup, or save what is readable: sqlite3 leads.sqlite .recover';

/** An error of the store, which is a file or a database, in one line; undefined for any other error. */
export function describeStoreError(
  file: string,
  url: string | undefined,
  error: unknown,
): string | undefined {
  return url === undefined ? describeFileError(file, error) : describeDatabaseError(url, error);
}

/** Whether an error says that a file of leads is damaged. */
export function isDamage(error: unknown): error is Error {
  if (error instanceof DamagedRowError) return true;
  return isSqliteError(error) && DAMAGED_CODES.has(Number(error.errcode) & PRIMARY_CODE);
}

function describeFileError(file: string, error: unknown): string | undefined {
  if (isDamage(error)) return `${file}: is damaged (${error.message}). ${FIX}`;
  return isSqliteError(error) ? `${file}: can't be used: ${error.message}.` : undefined;
}

function isSqliteError(error: unknown): error is Error & { readonly errcode?: unknown } {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
