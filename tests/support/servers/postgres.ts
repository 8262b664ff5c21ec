import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { onTestFinished } from 'vitest';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { findTestPostgres } from '#scripts/test/debian-programs.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

/** Where the programs of PostgreSQL are; undefined if they are not on this machine. Then its tests are skipped. */
export const POSTGRES_BIN = findTestPostgres();

interface Cluster {
  /** The address of a database on it. */
  url(database: string): string;
  /** The folder of its files. */
  readonly dir: string;
}

let cluster: Promise<Cluster> | undefined;
let databases = 0;

/** A database of its own on a server that all tests of this process share; dropped after the test. */
export async function createTestDatabase(): Promise<string> {
  cluster ??= startCluster(POSTGRES_BIN ?? '');
  const { url } = await cluster;
  databases += 1;
  const name = `test_${databases}`;
  const admin = postgres(url('postgres'), { max: 1 });
  await admin.unsafe(`CREATE DATABASE ${name}`);
  onTestFinished(async () => {
    await admin.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  });
  return url(name);
}

/** Closes the connections that wait for a lock in the database of `admin`, as a restart of the server does. */
export async function closeWaiting(admin: Sql): Promise<void> {
  for (let closed = 0; closed === 0; await setTimeout(10)) {
    const rows = await admin`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    closed = rows.length;
  }
}

/** The folder with the files of all databases. */
export async function getDatabaseFolder(): Promise<string> {
  cluster ??= startCluster(POSTGRES_BIN ?? '');
  return join((await cluster).dir, 'base');
}

/** Kills the server as a crash would, as soon as it runs. It is started again at once, as systemd does. */
export async function killTestServer(): Promise<void> {
  cluster ??= startCluster(POSTGRES_BIN ?? '');
  const file = join((await cluster).dir, 'postmaster.pid');
  for (let isKilled = false; !isKilled; await setTimeout(10)) {
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
    try {
      isKilled = pid > 0 && process.kill(pid, 'SIGKILL');
    } catch {
      // It is not started again yet.
    }
  }
}

/**
 * Starts the server again whenever it crashes. Ends it and removes its files when the input ends, which it does even if the
 * tests are killed. The server does not run as root: it gets a user of its own.
 */
const KEEPER = `
  until "$1/postgres" -D "$2/data" -c listen_addresses=127.0.0.1 -c port="$3" -c unix_socket_directories= \\
    -c shared_buffers=32MB -c max_connections=100 -c dynamic_shared_memory_type=mmap -c logging_collector=off; do
    sleep 0.05
  done >"$2/log" 2>&1 < /dev/null &
  keeper=$!
  cat > /dev/null
  kill $keeper
  server=$(head -n 1 "$2/data/postmaster.pid")
  kill -INT $server
  while kill -0 $server; do sleep 0.05; done
  rm -rf "$2"
`;

async function startCluster(bin: string): Promise<Cluster> {
  const user = process.getuid?.() === 0 ? readUser('postgres') : undefined;
  const dir = mkdtempSync(join(TEMPORARY_ROOT, 'forecourt-postgres-'));
  if (user) chownSync(dir, user.uid, user.gid);
  const as = { ...user, cwd: dir };
  try {
    const options = ['--no-sync', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-U', 'forecourt'];
    execFileSync(join(bin, 'initdb'), [...options, '-D', join(dir, 'data')], { ...as, stdio: 'ignore' });
  } catch (error) {
    rmSync(dir, { recursive: true });
    throw error;
  }
  const port = await findFreePort();
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', bin, dir, String(port)], {
    ...as,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.unref();
  process.once('exit', () => keeper.stdin.end());
  const url = (database: string) => `postgres://forecourt@127.0.0.1:${port}/${database}`;
  await Promise.race([
    waitUntilReady(url('postgres')),
    once(keeper, 'exit').then(() => Promise.reject(new Error('PostgreSQL did not start'))),
  ]);
  return { url, dir: join(dir, 'data') };
}

interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

function readUser(name: string): SystemUser {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 2 });
  for (let tries = 0; ; tries++) {
    try {
      await sql`SELECT 1`;
      await sql.end();
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await setTimeout(50);
    }
  }
}
