import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { findProgram } from '#scripts/test/debian-programs.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { readRecipe } from '#tests/support/servers/recipes.ts';
import { type Caddy, request, startCaddy } from '#tests/support/servers/start-caddy.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile } from '#tests/unit/host/fixture.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const DOMAIN = 'www.example-motors.com.au';
const RESTARTS = IS_LONG_RUN ? 20 : 1;
const SEND_INTERVAL_MS = 60;

describe.runIf(findProgram('caddy'))('a dealer behind Caddy, by the recipes', () => {
  let dir: string;
  let hostPort: number;
  let caddy: Caddy;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'behind-caddy-'));
    await writeFiles(dir, {
      'sites/example/site.ts': '',
      'dist/example/index.html': `<!doctype html>${'a home page '.repeat(100)}`,
      'dist/.server/example.json': factsFile({
        url: `https://${DOMAIN}`,
        otherHosts: ['example-motors.com.au'],
      }),
    });
    hostPort = await findFreePort();
    await holdSocket();
    caddy = await startCaddy(hostPort);
    await eventually(async () => (await caddy.connect(DOMAIN)).close());
  });
  afterAll(async () => {
    await caddy.close();
    await stopHost();
    await rm(dir, { recursive: true });
  });
  let stopHost: () => Promise<void>;

  /** Runs the command of the systemd unit as systemd would: on a socket that stays open while the command restarts. */
  async function holdSocket(): Promise<void> {
    const unit = await readRecipe('forecourt.service', { '/srv/forecourt': process.cwd() });
    const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    const args = [
      'tests/support/servers/socket-holder.ts',
      String(hostPort),
      file('pid'),
      file('end'),
      ...command,
    ];
    const env = { SITES_DIR: file('sites'), DIST_DIR: file('dist'), DATA_DIR: file('data') };
    const holder = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    stopHost = async () => {
      const exited = once(holder, 'exit');
      await writeFile(file('end'), '');
      process.kill(await readPid(), 'SIGTERM');
      await exited;
    };
  }

  const file = (name: string) => join(dir, name);
  const readPid = async () => Number(await readFile(file('pid'), 'utf8'));

  /** Resolves when another process has taken over. */
  async function restart(): Promise<void> {
    const before = await readPid();
    process.kill(before, 'SIGTERM');
    await eventually(async () => expect(await readPid()).not.toBe(before));
  }

  test('is served by HTTP/2 under its own domain, and its other name leads there', async () => {
    const session = await caddy.connect(DOMAIN);
    const page = await eventually(async () => {
      const answer = await request(session, { ':path': '/', 'accept-encoding': 'br' });
      expect(answer.status).toBe(200);
      return answer;
    });
    expect(session.alpnProtocol).toBe('h2');
    expect(page.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
    // HTTP/3 is offered; that it works is not tested.
    expect(page.headers['alt-svc']).toMatch(/^h3=/);
    session.close();
    const other = await caddy.connect('example-motors.com.au');
    const moved = await request(other, { ':path': '/cars/?a=1' });
    expect([moved.status, moved.headers.location]).toEqual([301, `https://${DOMAIN}/cars/?a=1`]);
    other.close();
  });

  test("shows nobody what is under the host's own names, however they are written", async () => {
    const session = await caddy.connect(DOMAIN);
    const names = ['localhost', 'LOCALHOST.', 'localhost:443', 'example.localhost', 'example.localhost.:443'];
    const addresses = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::1]', '[::1]:443', '%6cocalhost'];
    const statuses: Record<string, number | undefined> = {};
    for (const name of [...names, ...addresses]) {
      for (const path of ['/', '/readyz']) {
        const { status } = await request(session, { ':authority': name, ':path': path });
        if (status !== 421) statuses[name + path] = status;
      }
    }
    expect(statuses).toEqual({});
    session.close();
  });

  test('gets no certificate for a domain of nobody, and http leads to https', async () => {
    await expect(caddy.connect('www.evil.example')).rejects.toThrow();
    const location = await new Promise((resolve) => {
      const headers = { host: DOMAIN };
      httpRequest({ port: caddy.httpPort, path: '/cars/', headers }, ({ headers: got }) =>
        resolve(got.location),
      ).end();
    });
    expect(location).toMatch(new RegExp(`^https://${DOMAIN}(:\\d+)?/cars/$`));
  });

  test(`takes leads by HTTP/2 while the host restarts ${RESTARTS} times: each is answered, and each is in the store`, async () => {
    const ids: unknown[] = [];
    const failures: string[] = [];
    let isOver = false;
    let longest = 0;

    async function send(n: number): Promise<void> {
      const started = performance.now();
      // A visitor's own address: rate limits go by what Caddy says about it.
      const session = await caddy.connect(DOMAIN, `127.0.${1 + (n >> 8)}.${1 + (n % 250)}`);
      const body = JSON.stringify(makeLeadBody());
      const headers = {
        ':method': 'POST',
        ':path': '/api/lead',
        origin: `https://${DOMAIN}`,
        'content-type': 'application/json',
      };
      const { status, text } = await request(session, headers, body);
      session.close();
      longest = Math.max(longest, performance.now() - started);
      if (status === 200) ids.push((JSON.parse(text) as { lead_id: string }).lead_id);
      else failures.push(`${status} ${text.slice(0, 100)}`);
    }
    const sending = (async () => {
      const sent: Promise<void>[] = [];
      for (let n = 0; !isOver; n++) {
        sent.push(
          send(n).catch(({ message }: Error) => {
            failures.push(message);
          }),
        );
        await setTimeout(SEND_INTERVAL_MS);
      }
      await Promise.all(sent);
    })();
    const count = () => ids.length + failures.length;
    await eventually(() => expect(count()).toBeGreaterThan(5));
    for (let n = 0; n < RESTARTS; n++) {
      await restart();
      const before = count();
      await eventually(() => expect(count()).toBeGreaterThan(before + 5));
    }
    isOver = true;
    await sending;
    const store = openSqliteStore(join(dir, 'data', 'leads.sqlite'));
    const stored = await Promise.all(ids.map((id) => store.find('example', String(id))));
    await store.close();
    recordFigure(
      `leads by HTTP/2 through Caddy while the host restarts ${RESTARTS} times`,
      `${ids.length} acknowledged, ${failures.length} failed, ${stored.filter((lead) => !lead).length} lost, the longest waited ${(longest / 1000).toFixed(1)} s`,
    );
    expect(failures).toEqual([]);
    expect(stored.every(Boolean)).toBe(true);
  });
});
