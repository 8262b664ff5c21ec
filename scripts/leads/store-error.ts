import { DamagedRowError } from '#leads/store/sqlite/damaged-row.ts';
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

function describeFileError(file: string, error: unknown): string | undefined {
  if (error instanceof DamagedRowError) return `${file}: is damaged (${error.message}). ${FIX}`;
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR') return undefined;
  const code = 'errcode' in error ? Number(error.errcode) & PRIMARY_CODE : 0;
  return DAMAGED_CODES.has(code)
    ? `${file}: is damaged (${error.message}). ${FIX}`
    : `${file}: can't be used: ${error.message}.`;
}
