import type { Sql } from 'postgres';
import { ExpectedError } from '#platform/expected-error.ts';
import { DATABASE_VARIABLE } from './address.ts';

/** The tables of one concern. */
export interface Schema {
  readonly name: string;
  /** SQL that leads from each version to the next. Published ones never change: a new one is added. */
  readonly migrations: readonly string[];
}

/** One lock for all: several processes may open a new database at the same moment. */
const MIGRATION_LOCK = 'forecourt migrations';

/** Whether the tables of one concern have the newest version. Throws an ExpectedError if they are newer than this program. */
export async function isMigrated(sql: Sql, { name, migrations }: Schema): Promise<boolean> {
  const [table] = await sql<{ found: boolean }[]>`
    SELECT to_regclass('forecourt.schema_version') IS NOT NULL AS found`;
  if (table?.found !== true) return false;
  const [row] = await sql<{ version: number }[]>`
    SELECT version FROM forecourt.schema_version WHERE name = ${name}`;
  const version = row?.version ?? 0;
  if (version > migrations.length)
    throw new ExpectedError(
      `${DATABASE_VARIABLE}: the tables of ${name} have version ${version}, and this program knows ${migrations.length}. Update this program.`,
    );
  return version === migrations.length;
}

/** Brings the tables of one concern to the newest version. */
export async function migrate(sql: Sql, { name, migrations }: Schema): Promise<void> {
  // Sent as one text, which PostgreSQL runs as one transaction.
  await sql.unsafe(`
    SELECT pg_advisory_xact_lock(hashtextextended('${MIGRATION_LOCK}', 0));
    CREATE SCHEMA IF NOT EXISTS forecourt;
    CREATE TABLE IF NOT EXISTS forecourt.schema_version (name text PRIMARY KEY, version integer NOT NULL);
    ${migrations.map((migration, version) => formatStep(name, version, migration)).join('\n')}
  `);
}

/** A migration that runs over the version before it only. */
function formatStep(name: string, version: number, migration: string): string {
  return `
    DO $step$ BEGIN
      IF ${version} = coalesce((SELECT version FROM forecourt.schema_version WHERE name = '${name}'), 0) THEN
        EXECUTE $migration$ ${migration} $migration$;
        INSERT INTO forecourt.schema_version VALUES ('${name}', ${version + 1})
        ON CONFLICT ON CONSTRAINT schema_version_pkey DO UPDATE SET version = excluded.version;
      END IF;
    END $step$;`;
}
