import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#leads/store/sqlite.ts';
import { leadBody } from '#tests/support/lead-body.ts';
import { makeFacts } from '#tests/support/make-facts.ts';
import { factsFile, writeFiles } from '#tests/unit/host/fixture.ts';

const KILLS = process.env.TEST_LONG ? 200 : 15;
const CLIENTS = 8;
/** Milliseconds that a host may live, at random: some are killed while they open their store. */
const LONGEST_LIFE = 400;

/** In every lead: must not turn up in what the host says. */
const SECRET = 'someone.private@example.com';

test(
  `a host killed ${KILLS} times while ${CLIENTS} clients send: no lead that was acknowledged is missing, none is there twice`,
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'kill-storm-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    await writeFiles(join(dir, 'dist'), {
      'example/index.html': 'home',
      '.server/example.json': factsFile(makeFacts()),
    });
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const acknowledged: string[] = [];
    let over = false;
    let said = '';

    /** A browser with something to send: it keeps it until it is told the id. */
    async function client(): Promise<void> {
      while (!over) {
        const body = JSON.stringify(leadBody({ userData: { email: SECRET } }));
        for (let id: string | undefined; id === undefined; ) {
          id = await post(url, body, acknowledged.length);
          if (id !== undefined) acknowledged.push(id);
          else if (over) return;
          else await setTimeout(5);
        }
      }
    }

    function start(): ChildProcess {
      const started = startHost(dir, port);
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (text: Buffer) => {
          said += text;
        });
      }
      return started;
    }

    let host = start();
    onTestFinished(() => {
      host.kill('SIGKILL');
    });
    const clients = Array.from({ length: CLIENTS }, client);
    for (let kills = 0; kills < KILLS; kills++) {
      await listening(host);
      await setTimeout(Math.random() * LONGEST_LIFE);
      const gone = once(host, 'exit');
      host.kill('SIGKILL');
      await gone;
      host = start();
    }
    await listening(host);
    over = true;
    await Promise.all(clients);
    const gone = once(host, 'exit');
    host.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);

    const store = openSqliteStore(join(dir, 'data', 'leads.sqlite'));
    onTestFinished(() => store.close());
    const pending = new Set((await store.pending('example')).map(({ id }) => id));
    const missing: string[] = [];
    for (const id of acknowledged) {
      if (!pending.has(id) || !(await store.find('example', id))) missing.push(id);
    }
    console.log(`${KILLS} kills, ${acknowledged.length} leads acknowledged, ${missing.length} missing`);
    expect(missing).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    // A lead that was sent again after a kill is one record; only the last one of each client may lack its answer.
    expect(pending.size).toBeLessThanOrEqual(acknowledged.length + CLIENTS);
    expect(said).not.toContain(SECRET);
  },
  KILLS * 10_000 + 60_000,
);

/** The command that dealers run. */
function startHost(dir: string, port: number): ChildProcess {
  return spawn(
    process.execPath,
    ['scripts/start.ts', '--no-build', '--site', 'example', '--port', String(port), '--trust-proxy'],
    {
      env: {
        ...process.env,
        DIST_DIR: join(dir, 'dist'),
        DATA_DIR: join(dir, 'data'),
        SITES_DIR: join(dir, 'sites'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Resolves when a host says where it listens. Rejects when it ends without a word. */
function listening(host: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    host.stdout?.on('data', (text: Buffer) => {
      if (String(text).includes('http://')) resolve();
    });
    host.on('exit', () => reject(new Error('the host did not start')));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The id that was acknowledged; undefined where nothing came back, or not what was hoped for. */
async function post(url: string, body: string, caller: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/lead`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
      },
      body,
      signal: AbortSignal.timeout(5000),
    });
    return answer.status === 200 ? ((await answer.json()) as { lead_id: string }).lead_id : undefined;
  } catch {
    return undefined;
  }
}
