import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import { ExpectedError } from '#platform/expected-error.ts';
import { DATABASE_VARIABLE } from './address.ts';
import { toDatabaseError } from './database-error.ts';
import { createLocks, type RunExclusively } from './locks.ts';
import { migrate, type Schema } from './migrate.ts';

/**
 * Runs statements over tables that are there. Rejects if the database fails; the next call tries again. What belongs
 * together is one statement: `begin` and `reserve` of the driver write to a connection that the server has closed, which
 * ends the process (https://github.com/porsager/postgres/issues/1208).
 */
export type Query = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

/** A PostgreSQL database, which several hosts may share. */
export interface Database {
  /** Statements over the tables of one concern, which are made or migrated before the first. */
  withSchema(schema: Schema): Query;
  /** Runs statements on a connection of their own, with settings of the server. */
  runWith(settings: Readonly<Record<string, string>>, work: (sql: Sql) => Promise<void>): Promise<void>;
  readonly runExclusively: RunExclusively;
  /** Calls back at every message of any process on a channel, from the next moment on. Returns a function that ends it. */
  listen(channel: string, onMessage: (text: string) => void): Promise<() => Promise<void>>;
  /** Waits for running statements and closes the connections. */
  close(): Promise<void>;
}

const DEFAULT_CONNECTIONS = 10;
const CONNECT_TIMEOUT_SECONDS = 5;
const CLOSE_TIMEOUT_SECONDS = 5;

/** PostgreSQL has no character 0 in texts; a note from a CRM may. */
const TEXT: PostgresType<string> = {
  to: 25,
  from: [25],
  serialize: (text: unknown) => String(text).replaceAll('\0', ''),
  parse: (text: string) => text,
};

/** Opens a database. Nothing is connected before the first statement. */
export function openDatabase(url: string): Database {
  const options = {
    // The driver takes this parameter of the address as a text, and opens a single connection.
    max: Number(new URL(url).searchParams.get('max')) || DEFAULT_CONNECTIONS,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    connection: { application_name: 'forecourt' },
    types: { text: TEXT },
    // "already exists, skipping" of migrations.
    onnotice: () => {},
  } satisfies Options<{ text: PostgresType<string> }>;
  const sql: Sql = postgres(url, options);
  let lockSql: Sql | undefined;
  const ready = new Map<string, Promise<void>>();
  const checked = once(() => assertDurable(sql));

  function prepare(schema: Schema): Promise<void> {
    const known = ready.get(schema.name) ?? checked().then(() => migrate(sql, schema));
    ready.set(schema.name, known);
    // Whatever has failed is tried again by the next call.
    known.catch(() => ready.delete(schema.name));
    return known;
  }

  return {
    withSchema: (schema) => async (work) => {
      try {
        await prepare(schema);
        return await work(sql);
      } catch (error) {
        throw toDatabaseError(url, error);
      }
    },
    runWith: async (settings, work) => {
      const session = postgres(url, {
        ...options,
        max: 1,
        connection: { ...options.connection, ...settings },
      });
      try {
        await work(session);
      } finally {
        await session.end({ timeout: CLOSE_TIMEOUT_SECONDS });
      }
    },
    runExclusively: createLocks(
      () => {
        lockSql ??= postgres(url, { ...options, max: 1, idle_timeout: 0, max_lifetime: null });
        return lockSql;
      },
      (error) => toDatabaseError(url, error),
    ),
    listen: async (channel, onMessage) => {
      const { unlisten } = await sql.listen(channel, onMessage);
      return unlisten;
    },
    close: async () => {
      const timeout = { timeout: CLOSE_TIMEOUT_SECONDS };
      await Promise.all([sql.end(timeout), lockSql?.end(timeout)]);
    },
  };
}

/** Work that is done until it has succeeded. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** A lead is acknowledged once it is on disk, which these settings would make untrue. */
async function assertDurable(sql: Sql): Promise<void> {
  const rows = await sql<{ name: string }[]>`
    SELECT name FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off' ORDER BY name`;
  const [off] = rows;
  if (off)
    throw new ExpectedError(
      `${DATABASE_VARIABLE}: the database has ${off.name} = off, so a crash would lose leads. Set it to on.`,
    );
}
