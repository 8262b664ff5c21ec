import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { DATABASE_VARIABLE, describeDatabase } from '#platform/postgres/address.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { findPostgresFolder } from '#scripts/cli/postgres-programs.ts';
import { runProgram } from '#scripts/cli/run-program.ts';

/** Rate limits are not leads, and are over in minutes. */
const DUMP_OPTIONS = [
  '--format=custom',
  '--schema=forecourt',
  '--no-owner',
  '--no-privileges',
  '--no-unlogged-table-data',
];

/** Writes the tables of a database to a file, while hosts may go on writing. Rejects if the file is there already. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  // Made first, so that nobody else may read what people wrote.
  await (await open(file, 'wx', 0o600)).close();
  try {
    await runPostgres('pg_dump', [...DUMP_OPTIONS, `--file=${file}`], url);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Puts the tables of a dump in the place of those that are there. If it fails, those are there as before. */
export async function restoreDatabase(url: string, file: string): Promise<void> {
  const sql = connect(url);
  try {
    await sql.unsafe('DROP SCHEMA IF EXISTS forecourt_before CASCADE');
    const isThere = await hasTables(url);
    if (isThere) await sql.unsafe('ALTER SCHEMA forecourt RENAME TO forecourt_before');
    try {
      const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
      await runPostgres('pg_restore', [...options, file], url);
    } catch (error) {
      if (isThere) await sql.unsafe('ALTER SCHEMA forecourt_before RENAME TO forecourt');
      throw error;
    }
    await sql.unsafe('DROP SCHEMA IF EXISTS forecourt_before CASCADE');
  } finally {
    await sql.end();
  }
}

/** Whether there are tables of leads. */
export async function hasTables(url: string): Promise<boolean> {
  const sql = connect(url);
  try {
    const [row] = await sql<{ found: boolean }[]>`SELECT to_regclass('forecourt.lead') IS NOT NULL AS found`;
    return row?.found ?? false;
  } finally {
    await sql.end();
  }
}

/** Throws if a host is connected. */
export async function assertNoHost(url: string): Promise<void> {
  const sql = connect(url);
  try {
    const [row] = await sql<{ hosts: number }[]>`
      SELECT count(DISTINCT (client_addr, application_name))::int AS hosts FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'forecourt'`;
    if (row && row.hosts > 0)
      throw new UsageError(
        `${DATABASE_VARIABLE}: the database ${describeDatabase(url)} is in use by a host. Stop all hosts first.`,
      );
  } finally {
    await sql.end();
  }
}

/** A connection by another name than those of hosts. */
function connect(url: string) {
  return postgres(url, {
    max: 1,
    connect_timeout: 5,
    connection: { application_name: 'forecourt leads' },
    onnotice: () => {},
  });
}

/** Runs a program of PostgreSQL over a database. The password is in the environment: arguments can be seen by everybody. */
async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const folder = findPostgresFolder([program]);
  if (folder === undefined)
    throw new UsageError(
      `${program}: is not on this machine. Install PostgreSQL's programs: apt-get install postgresql-client`,
    );
  const { password, address } = splitPassword(url);
  const { code, output } = await runProgram(join(folder, program), [...args, `--dbname=${address}`], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  if (code !== 0) throw new UsageError(`${program}: ${output.trim() || `ended with code ${code}`}`);
}

/** Parameters of the driver alone, which PostgreSQL's programs refuse. */
const DRIVER_PARAMETERS = ['max', 'prepare', 'idle_timeout', 'max_lifetime', 'backoff', 'max_pipeline'];

function splitPassword(text: string): { readonly password: string; readonly address: string } {
  const url = new URL(text);
  const password = decodeURIComponent(url.password);
  url.password = '';
  for (const name of DRIVER_PARAMETERS) url.searchParams.delete(name);
  return { password, address: url.href };
}
