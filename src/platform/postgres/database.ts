import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import { ExpectedError } from '#platform/expected-error.ts';
import { DATABASE_VARIABLE } from './address.ts';
import { toDatabaseError } from './database-error.ts';
import { isMigrated, migrate, type Schema } from './migrate.ts';

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
  /** Runs statements that may take minutes, on a connection of their own, with settings of the server. */
  runLong(settings: Readonly<Record<string, string>>, work: (sql: Sql) => Promise<void>): Promise<void>;
  readonly runExclusively: RunExclusively;
  /** Calls back at every message of any process on a channel, from the next moment on. Returns a function that ends it. */
  listen(channel: string, onMessage: (text: string) => void): Promise<() => Promise<void>>;
  /** Waits for running statements and closes the connections. */
  close(): Promise<void>;
}

/** How long nobody waits in vain, in milliseconds. */
export interface Limits {
  /** When the server ends a statement. */
  readonly statementMs: number;
  /** When a server that does not even do that is given up. Longer than `statementMs`. */
  readonly answerMs: number;
}

const LIMITS: Limits = { statementMs: 10_000, answerMs: 15_000 };
/** Of migrations, and of tables that are written anew. */
const LONG_LIMITS: Limits = { statementMs: 600_000, answerMs: 1_800_000 };
const DEFAULT_CONNECTIONS = 10;
const CONNECT_TIMEOUT_SECONDS = 5;
/** Each side notices in about a minute, not in two hours, that the machine of the other is gone. */
const KEEP_ALIVE_SECONDS = 30;
const KEEP_ALIVE = {
  tcp_keepalives_idle: String(KEEP_ALIVE_SECONDS),
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
};

/** PostgreSQL has no character 0 in texts; a note from a CRM may. */
const TEXT: PostgresType<string> = {
  to: 25,
  from: [25],
  serialize: (text: unknown) => String(text).replaceAll('\0', ''),
  parse: (text: string) => text,
};

/** Opens a database. Nothing is connected before the first statement. */
export function openDatabase(url: string, limits = LIMITS): Database {
  const options = {
    // The driver takes this parameter of the address as a text, and opens a single connection.
    max: Number(new URL(url).searchParams.get('max')) || DEFAULT_CONNECTIONS,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    keep_alive: KEEP_ALIVE_SECONDS,
    connection: { application_name: 'forecourt', statement_timeout: limits.statementMs, ...KEEP_ALIVE },
    types: { text: TEXT },
    // Nobody awaits that statement, so its failure would end the process. No parameter of ours is an array.
    fetch_types: false,
    // "already exists, skipping" of migrations.
    onnotice: () => {},
  } satisfies Options<{ text: PostgresType<string> }>;
  const single = { ...options, max: 1, idle_timeout: 0, max_lifetime: null };
  const pool = createPool(() => postgres(url, options), limits.answerMs);
  const lockPool = createPool(() => postgres(url, single), limits.answerMs);
  const listenPool = createPool(() => postgres(url, single), limits.answerMs);
  const ready = new Map<string, Promise<void>>();
  const checked = once(() => pool.run(assertDurable));

  /** Rejects with a DatabaseError if the database can't be reached or used. */
  async function wrap<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toDatabaseError(url, error);
    }
  }

  async function runLong(
    settings: Readonly<Record<string, string>>,
    work: (sql: Sql) => Promise<void>,
  ): Promise<void> {
    const connection = { ...options.connection, statement_timeout: LONG_LIMITS.statementMs, ...settings };
    const session = createPool(() => postgres(url, { ...single, connection }), LONG_LIMITS.answerMs);
    try {
      await wrap(() => session.run(work));
    } finally {
      // The driver would wait in vain for a statement whose connection was closed.
      await session.close(0);
    }
  }

  async function makeTables(schema: Schema): Promise<void> {
    await checked();
    if (!(await pool.run((sql) => isMigrated(sql, schema)))) await runLong({}, (sql) => migrate(sql, schema));
  }

  function prepare(schema: Schema): Promise<void> {
    const known = ready.get(schema.name) ?? makeTables(schema);
    ready.set(schema.name, known);
    // Whatever has failed is tried again by the next call.
    known.catch(() => ready.delete(schema.name));
    return known;
  }

  return {
    withSchema: (schema) => (work) =>
      wrap(async () => {
        await prepare(schema);
        return pool.run(work);
      }),
    runLong,
    runExclusively: createLocks(lockPool, (error) => toDatabaseError(url, error)),
    listen: async (channel, onMessage) => {
      const { unlisten } = await wrap(() => listenPool.run((sql) => sql.listen(channel, onMessage)));
      return () => wrap(() => listenPool.run(unlisten));
    },
    close: async () => {
      await Promise.all([pool, lockPool, listenPool].map((each) => each.close()));
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

/** Runs work unless this or another process is at work on the same key. Resolves to whether it ran. */
type RunExclusively = (key: string, work: () => Promise<void>) => Promise<boolean>;

/**
 * Locks of the database. They belong to one connection, which `pool` has for them alone: when a process is killed, they
 * end with it. If the connection breaks, they end too early: work must bear to be done twice.
 */
function createLocks(pool: Pool, toError: (error: unknown) => unknown): RunExclusively {
  const held = new Set<string>();

  async function take(key: string): Promise<boolean> {
    try {
      const [row] = await pool.run(
        (sql) => sql<{ taken: boolean }[]>`
          SELECT pg_try_advisory_lock(hashtextextended(${key}, 0)) AS taken`,
      );
      return row?.taken === true;
    } catch (error) {
      throw toError(error);
    }
  }

  return async (key, work) => {
    // The database lets one connection take a lock twice.
    if (held.has(key)) return false;
    held.add(key);
    try {
      if (!(await take(key))) return false;
      try {
        await work();
      } finally {
        const unlock = pool.run((sql) => sql`SELECT pg_advisory_unlock(hashtextextended(${key}, 0))`);
        await unlock.catch(() => undefined);
      }
      return true;
    } finally {
      held.delete(key);
    }
  };
}

/** Connections of one purpose. */
interface Pool {
  /** Runs statements. Rejects when no answer has come within the limit. */
  run<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Waits so long for running statements, and closes the connections. */
  close(seconds?: number): Promise<void>;
}

/** A server that accepts statements and says nothing. */
class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly code = 'NO_ANSWER';
}

const CLOSE_TIMEOUT_SECONDS = 5;

/**
 * Makes connections by `open`. The server itself ends statements that take too long; if even that is not heard of, the
 * connections lead nowhere: all are dropped, and the next statement makes new ones.
 */
function createPool(open: () => Sql, answerMs: number): Pool {
  // Nothing is connected before the first statement.
  let current = open();
  let isClosed = false;

  function drop(sql: Sql): void {
    if (current === sql && !isClosed) current = open();
    sql.end({ timeout: 0 }).catch(() => undefined);
  }

  return {
    run: async (work) => {
      const sql = current;
      const { promise: silence, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        reject(new NoAnswerError(`no answer within ${answerMs} ms`));
        drop(sql);
      }, answerMs);
      try {
        return await Promise.race([work(sql), silence]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async (seconds = CLOSE_TIMEOUT_SECONDS) => {
      isClosed = true;
      await current.end({ timeout: seconds });
    },
  };
}
