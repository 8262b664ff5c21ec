import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeDatabase, readDatabaseUrl } from '#platform/postgres/address.ts';
import { type Database, type Limits, openDatabase } from '#platform/postgres/database.ts';
import { describeDatabaseError } from '#platform/postgres/database-error.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { openLine } from '#tests/support/servers/breakable-line.ts';
import { listen } from '#tests/support/servers/listen.ts';
import { closeWaiting, createTestDatabase, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';

/** What a server says to a login that it believes: AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.from('R\0\0\0\b\0\0\0\0Z\0\0\0\x05I', 'latin1');
/** Limits that a test can wait for. */
const SHORT = { statementMs: 300, answerMs: 600 };

function open(url: string, limits?: Limits): Database {
  const database = openDatabase(url, limits);
  onTestFinished(() => database.close());
  return database;
}

/** A way to a database that can fall silent. */
async function openSilentLine(database: string) {
  const url = new URL(database);
  const { port, fallSilent, close } = await openLine(Number(url.port));
  onTestFinished(close);
  url.port = String(port);
  return { url: url.href, fallSilent };
}

describe('the address of a database', () => {
  test.each([
    ['', undefined],
    ['postgres://user:secret@db.example.com/leads', 'db.example.com/leads'],
    ['postgresql://user:secret@db.example.com:6432/leads?sslmode=require', 'db.example.com:6432/leads'],
  ])('"%s" is shown as %s', (text, shown) => {
    const url = readDatabaseUrl({ LEADS_DATABASE_URL: text });
    expect(url === undefined ? undefined : describeDatabase(url)).toBe(shown);
  });

  test.each(['mysql://user:secret@db.example.com/leads', 'db.example.com', 'postgres://user:secret@host'])(
    '%s is refused, without its password',
    (text) => {
      const read = () => readDatabaseUrl({ LEADS_DATABASE_URL: text });
      expect(read).toThrow(
        /^LEADS_DATABASE_URL: is not the address of a PostgreSQL database\. Write postgres:/,
      );
      expect(read).not.toThrow('secret');
    },
  );
});

test('a password that is wrong is said, and not shown', () => {
  const url = 'postgres://user:secret@db.example.com/leads';
  const error = Object.assign(new Error('password authentication failed'), {
    name: 'PostgresError',
    code: '28P01',
  });
  expect(describeDatabaseError(url, error)).toBe(
    'LEADS_DATABASE_URL: the database db.example.com/leads refuses the password. Correct it (28P01).',
  );
  const other = Object.assign(new Error('the mail server is down'), { code: 'ECONNREFUSED' });
  expect(describeDatabaseError(url, other)).toBeUndefined();
});

test('a server that is not there is named, without the password', async () => {
  const url = `postgres://user:secret@127.0.0.1:${await findFreePort()}/leads`;
  const query = open(url).withSchema({ name: 'a', migrations: [] });
  const error = await query((sql) => sql`SELECT 1`).catch((reason: unknown) => reason);
  expect(describeDatabaseError(url, error)).toMatch(
    /^LEADS_DATABASE_URL: the database 127\.0\.0\.1:\d+\/leads does not answer\. Start it, or correct the address \(ECONNREFUSED\)\.$/,
  );
});

test('a server that closes at the first statement fails that statement alone, and is not asked again by itself', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // What logs in is welcome, and the next thing it says ends it.
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.destroy());
    });
  });
  let connections = 0;
  server.on('connection', () => connections++);
  const { port, close } = await listen(server);
  onTestFinished(close);
  const query = open(`postgres://user@127.0.0.1:${port}/leads`, SHORT).withSchema({
    name: 'a',
    migrations: [],
  });
  await expect(query((sql) => sql`SELECT 1`)).rejects.toThrow(/closed the connection\. Try again/);
  expect(connections).toBe(1);
});

describe.skipIf(POSTGRES_BIN === undefined)('a database', () => {
  const one = { name: 'things', migrations: ['CREATE TABLE forecourt.thing (n integer)'] };
  const two = { ...one, migrations: [...one.migrations, 'ALTER TABLE forecourt.thing ADD m integer'] };

  test('gets its tables once, however many hosts open it at the same moment', async () => {
    const url = await createTestDatabase();
    const queries = Array.from({ length: 6 }, () => open(url).withSchema(one));
    await Promise.all(
      queries.map((query, n) => query((sql) => sql`INSERT INTO forecourt.thing VALUES (${n})`)),
    );
    const [query] = queries;
    expect(await query?.((sql) => sql`SELECT count(*)::int AS things FROM forecourt.thing`)).toEqual([
      { things: 6 },
    ]);
  });

  test('is migrated with what is in it, and refused by a program that is too old for it', async () => {
    const url = await createTestDatabase();
    await open(url).withSchema(one)((sql) => sql`INSERT INTO forecourt.thing VALUES (1)`);
    expect(await open(url).withSchema(two)((sql) => sql`SELECT n, m FROM forecourt.thing`)).toEqual([
      { n: 1, m: null },
    ]);
    await expect(open(url).withSchema(one)((sql) => sql`SELECT 1`)).rejects.toThrow(
      'LEADS_DATABASE_URL: the tables of things have version 2, and this program knows 1. Update this program.',
    );
  });

  test.each([
    ['', 10],
    ['?max=3', 3],
  ])('opened with "%s" has %i connections at most', async (parameters, expected) => {
    const url = `${await createTestDatabase()}${parameters}`;
    const query = open(url).withSchema({ name: 'none', migrations: [] });
    await Promise.all(Array.from({ length: 40 }, () => query((sql) => sql`SELECT pg_sleep(0.01)`)));
    const [row] = await query(
      (sql) => sql`
        SELECT count(*)::int AS connections FROM pg_stat_activity WHERE datname = current_database()`,
    );
    expect(row?.connections).toBe(expected);
  });

  test('a migration that fails leaves nothing behind, and is tried again', async () => {
    const url = await createTestDatabase();
    const broken = { ...one, migrations: ['CREATE TABLE forecourt.thing (n integer); SELECT 1 / 0'] };
    const database = open(url);
    await expect(database.withSchema(broken)((sql) => sql`SELECT 1`)).rejects.toThrow('division by zero');
    expect(await database.withSchema(one)((sql) => sql`SELECT n FROM forecourt.thing`)).toEqual([]);
  });

  test('a migration whose connection is closed fails alone, and is tried again', async () => {
    const url = await createTestDatabase();
    const slow = { ...one, migrations: ['SELECT pg_advisory_xact_lock(7)', ...one.migrations] };
    const database = open(url);
    const admin = postgres(url, { max: 2 });
    onTestFinished(() => admin.end());
    await admin.begin(async (tx) => {
      await tx`SELECT pg_advisory_xact_lock(7)`;
      const failed = expect(database.withSchema(slow)((sql) => sql`SELECT 1`)).rejects.toThrow();
      await closeWaiting(admin);
      await failed;
      await setTimeout(50);
    });
    expect(await database.withSchema(slow)((sql) => sql`SELECT n FROM forecourt.thing`)).toEqual([]);
  });

  test('what runs exclusively runs in one process at a time, and in another when that one is gone', async () => {
    const url = await createTestDatabase();
    const [first, second] = [openDatabase(url), open(url)];
    let release = () => {};
    const ran: string[] = [];
    const long = first
      .runExclusively('job', async () => {
        ran.push('first');
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      .catch(() => false);
    await expect.poll(() => ran).toEqual(['first']);
    const again = () => {
      ran.push('second');
      return Promise.resolve();
    };
    expect(await second.runExclusively('job', again)).toBe(false);
    expect(await first.runExclusively('job', again)).toBe(false);
    expect(await second.runExclusively('other job', () => Promise.resolve())).toBe(true);
    await first.close();
    await expect.poll(() => second.runExclusively('job', again)).toBe(true);
    release();
    await long;
    expect(ran).toEqual(['first', 'second']);
  });

  test('work that fails gives its lock back', async () => {
    const database = open(await createTestDatabase());
    await expect(database.runExclusively('job', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await database.runExclusively('job', () => setTimeout(0))).toBe(true);
  });

  const NOTHING = { name: 'nothing', migrations: [] };

  test('ends a statement that takes too long, and says so', async () => {
    const url = await createTestDatabase();
    const query = open(url, SHORT).withSchema(NOTHING);
    await expect(query((sql) => sql`SELECT pg_sleep(30)`)).rejects.toThrow(
      /^LEADS_DATABASE_URL: the database 127\.0\.0\.1:\d+\/test_\d+ took too long\. Look for its load and locks \(57014\)\.$/,
    );
  });

  test('that falls silent fails what is asked, and is asked again by new connections', async () => {
    const proxy = await openSilentLine(await createTestDatabase());
    const query = open(proxy.url, SHORT).withSchema(NOTHING);
    const ask = () => query((sql) => sql`SELECT 1 AS one`);
    await Promise.all([ask(), ask(), ask()]);
    proxy.fallSilent();
    const failed = await Promise.allSettled([ask(), ask(), ask()]);
    for (const each of failed)
      expect(each).toMatchObject({
        status: 'rejected',
        reason: expect.objectContaining({
          message: expect.stringMatching(
            /^LEADS_DATABASE_URL: the database \S+ (does not answer|closed the conn)/,
          ),
        }),
      });
    expect(await ask()).toEqual([{ one: 1 }]);
  });

  test('that falls silent keeps nobody from work that runs exclusively', async () => {
    const url = await createTestDatabase();
    const proxy = await openSilentLine(url);
    const database = open(proxy.url, SHORT);
    const run = () => database.runExclusively('job', () => Promise.resolve());
    const held = database.runExclusively('long job', () => {
      proxy.fallSilent();
      return Promise.resolve();
    });
    expect(await held).toBe(true);
    expect(await run()).toBe(true);
    proxy.fallSilent();
    await expect(run()).rejects.toThrow('does not answer');
    expect(await run()).toBe(true);
  });

  test('notices within two minutes that the machine of a host is gone', async () => {
    const query = open(await createTestDatabase()).withSchema(NOTHING);
    const rows = await query(
      (sql) => sql<{ name: string; setting: string }[]>`
        SELECT name, setting FROM pg_settings WHERE name LIKE 'tcp_keepalives_%' ORDER BY name`,
    );
    expect(rows.map(({ name, setting }) => [name, setting])).toEqual([
      ['tcp_keepalives_count', '3'],
      ['tcp_keepalives_idle', '30'],
      ['tcp_keepalives_interval', '10'],
    ]);
  });

  test('that cannot be listened to is named, without the password', async () => {
    const gone = `postgres://user:secret@127.0.0.1:${await findFreePort()}/leads`;
    await expect(open(gone).listen('news', () => {})).rejects.toThrow(
      /^LEADS_DATABASE_URL: the database 127\.0\.0\.1:\d+\/leads does not answer\. Start it/,
    );
  });

  test('is listened to while statements of others fail', async () => {
    const proxy = await openSilentLine(await createTestDatabase());
    const listener = open(proxy.url, SHORT);
    const query = listener.withSchema(NOTHING);
    await query((sql) => sql`SELECT 1`);
    proxy.fallSilent();
    const heard: string[] = [];
    await listener.listen('news', (text) => heard.push(text));
    await query((sql) => sql`SELECT 1`).catch(() => undefined);
    await query((sql) => sql`SELECT pg_notify('news', 'hello')`);
    await expect.poll(() => heard).toEqual(['hello']);
  });
});
