import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { DATABASE_VARIABLE, describeDatabase } from '#platform/postgres/address.ts';
import { toDatabaseError } from '#platform/postgres/database-error.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { findPostgresFolder, parseProgramVersion } from '#scripts/cli/postgres-programs.ts';
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
  // Created first, with mode 0600: it holds personal data.
  await (await open(file, 'wx', 0o600)).close();
  try {
    await runPostgres('pg_dump', [...DUMP_OPTIONS, `--file=${file}`], url);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/**
 * Puts back what an interrupted restore has set aside. Throws if it is not known which leads are the right ones: those of
 * before, or those that it restored.
 */
export async function undoInterruptedRestore(url: string): Promise<void> {
  await withConnection(url, async (sql) => {
    if (!(await hasSchema(sql, 'forecourt_before'))) return;
    if (await hasSchema(sql, 'forecourt'))
      throw new UsageError(
        `restore: the database ${describeDatabase(url)} has the schemas forecourt and forecourt_before: a restore was interrupted. forecourt_before has the leads of before, forecourt those that were restored and what came since. Drop one of them, and try again.`,
      );
    await sql.unsafe('ALTER SCHEMA forecourt_before RENAME TO forecourt');
  });
}

/** Replaces the tables by those of a dump, and sets the former aside. If it fails, those are there as before. */
export async function restoreDatabase(url: string, file: string): Promise<void> {
  await withConnection(url, async (sql) => {
    const isThere = await hasSchema(sql, 'forecourt');
    if (isThere) await sql.unsafe('ALTER SCHEMA forecourt RENAME TO forecourt_before');
    try {
      const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
      await runPostgres('pg_restore', [...options, file], url);
    } catch (error) {
      if (isThere) await sql.unsafe('ALTER SCHEMA forecourt_before RENAME TO forecourt');
      throw error;
    }
  });
}

/** Drops the tables that a restore has replaced. */
export async function dropReplacedTables(url: string): Promise<void> {
  await withConnection(url, (sql) => sql.unsafe('DROP SCHEMA IF EXISTS forecourt_before CASCADE'));
}

/** Renames the tables, which were moved to another store. Returns the name of their schema. */
export function setTablesAside(url: string): Promise<string> {
  return withConnection(url, async (sql) => {
    let name = 'forecourt_moved';
    for (let n = 2; await hasSchema(sql, name); n++) name = `forecourt_moved_${n}`;
    await sql.unsafe(`ALTER SCHEMA forecourt RENAME TO ${name}`);
    return name;
  });
}

async function hasSchema(sql: Sql, name: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`SELECT to_regnamespace(${name}) IS NOT NULL AS found`;
  return row?.found ?? false;
}

/** Whether there are tables of leads. */
export function hasTables(url: string): Promise<boolean> {
  return withConnection(url, async (sql) => {
    const [row] = await sql<{ found: boolean }[]>`SELECT to_regclass('forecourt.lead') IS NOT NULL AS found`;
    return row?.found ?? false;
  });
}

/** Throws if a host is connected. */
export async function assertNoHost(url: string): Promise<void> {
  await withConnection(url, async (sql) => {
    const [row] = await sql<{ hosts: number }[]>`
      SELECT count(DISTINCT (client_addr, application_name))::int AS hosts FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'forecourt'`;
    if (row && row.hosts > 0)
      throw new UsageError(
        `${DATABASE_VARIABLE}: the database ${describeDatabase(url)} is in use by a host. Stop all hosts first.`,
      );
  });
}

/** Runs statements on a connection by another name than those of hosts. */
async function withConnection<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 5,
    connection: { application_name: 'forecourt leads' },
    onnotice: () => {},
  });
  try {
    return await work(sql);
  } catch (error) {
    throw toDatabaseError(url, error);
  } finally {
    await sql.end();
  }
}

/** Runs a program of PostgreSQL over a database. The password is in the environment: arguments can be seen by everybody. */
async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const server = await readServerVersion(url);
  const folder = findPostgresFolder([program], server);
  if (folder === undefined)
    throw new UsageError(
      `${program}: is not on this machine. Install PostgreSQL's programs: apt-get install postgresql-client`,
    );
  if (program === 'pg_restore' && server < 17) await assertRestores(join(folder, program), server);
  const { password, address } = splitPassword(url);
  const { code, output } = await runProgram(join(folder, program), [...args, `--dbname=${address}`], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  if (code !== 0) throw new UsageError(`${program}: ${output.trim() || `ended with code ${code}`}`);
}

/** The major version of the server. */
function readServerVersion(url: string): Promise<number> {
  return withConnection(url, async (sql) => {
    const [row] = await sql<{ version: number }[]>`
      SELECT current_setting('server_version_num')::int / 10000 AS version`;
    return row?.version ?? 0;
  });
}

/** Throws if a pg_restore would send settings that servers before version 17 do not know. */
async function assertRestores(program: string, server: number): Promise<void> {
  const { output } = await runProgram(program, ['--version']);
  const version = parseProgramVersion(output);
  if (version >= 17)
    throw new UsageError(
      `pg_restore: has version ${version}, and the server ${server}. Install that of the server: apt-get install postgresql-client-${server}`,
    );
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
