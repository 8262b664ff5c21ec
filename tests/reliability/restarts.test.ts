import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeCrmEnv } from '#tests/support/factories/make-delivery-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { startLoad } from '#tests/support/servers/load.ts';
import { startTestCrm, type TestCrm } from '#tests/support/servers/test-crm.ts';
import { makeHostFolder, TO_CRM } from './crashing-hosts.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const CLIENTS = 8;
const RESTARTS = IS_LONG_RUN ? 20 : 1;
/** The CRM takes its time, so that deliveries are under way whenever a host is stopped. */
const CRM_TIME_MS = 150;
/** Longer than a balancer needs to notice. */
const DRAIN_SECONDS = 1;

interface RunningHost {
  readonly port: number;
  readonly process: ChildProcess;
  /** What it has logged. */
  readonly log: () => string;
}

async function prepare() {
  const crm = await startTestCrm();
  crm.respondWith(() => ({ status: 200, afterMs: CRM_TIME_MS }));
  const create = { width: 80, height: 60, channels: 3, background: 'red' } as const;
  const dir = await makeHostFolder(TO_CRM, { 'example/red.jpg': await sharp({ create }).jpeg().toBuffer() });
  return { dir, crm, file: join(dir, 'data', 'leads.sqlite') };
}

async function start(dir: string, port: number, crm: TestCrm, drain = DRAIN_SECONDS): Promise<RunningHost> {
  const args = ['scripts/start.ts', '--no-build', '--site', 'example', '--port', String(port)];
  const host = spawn(
    process.execPath,
    [...args, '--trust-proxy', '--drain', String(drain), '--log', 'json'],
    {
      env: { ...process.env, DATA_DIR: join(dir, 'data'), DIST_DIR: join(dir, 'dist'), ...makeCrmEnv(crm) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  onTestFinished(() => {
    host.kill('SIGKILL');
  });
  let log = '';
  host.stderr?.on('data', (text: Buffer) => {
    log += text;
  });
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200));
  return { port, process: host, log: () => log };
}

/** Its exit code, or the signal that ended it. */
async function stop({ process: host }: RunningHost): Promise<unknown> {
  const exited = once(host, 'exit');
  host.kill('SIGTERM');
  const [code, signal] = await exited;
  return code ?? signal;
}

test(`a host stopped under load ${RESTARTS} times fails no request, loses no lead and sends none twice; what waited is sent after a start`, async () => {
  const { dir, crm, file } = await prepare();
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  const waiting = Array.from({ length: 5 }, () => makeLead({ received_at: new Date().toISOString() }));
  for (const lead of waiting) await store.save(lead);
  const ports = [await findFreePort(), await findFreePort()] as const;
  let [first, other] = await Promise.all([start(dir, ports[0], crm), start(dir, ports[1], crm)]);
  const load = startLoad(ports, CLIENTS);
  const exits: unknown[] = [];
  for (let n = 0; n < RESTARTS; n += 1) {
    const before = load.answeredBy(first.port);
    await eventually(() => expect(load.answeredBy(first.port)).toBeGreaterThan(before + 2 * CLIENTS));
    exits.push(await stop(first));
    if (n < RESTARTS - 1) [first, other] = [other, await start(dir, first.port, crm)];
  }
  await load.stop();
  const { answered, goodbyes, acknowledged, failures } = load.outcome;
  const total = acknowledged.length + waiting.length;
  await eventually(() => expect(crm.accepted.length).toBe(total));
  // The host stores a receipt after the CRM has accepted the lead.
  await eventually(async () =>
    expect((await store.countLeads('example')).counts).toMatchObject({ pending: 0, delivered: total }),
  );
  recordFigure(
    `${RESTARTS} stops of one of two hosts under ${CLIENTS} clients`,
    `${answered} requests, ${failures.length} failed; ${acknowledged.length} leads acknowledged, ${crm.accepted.length - waiting.length} delivered`,
  );
  expect(failures).toEqual([]);
  expect(exits).toEqual(exits.map(() => 0));
  expect(goodbyes).toBeGreaterThan(0);
  const delivered = crm.accepted.map(({ id }) => id);
  expect(delivered.toSorted()).toEqual([...acknowledged, ...waiting.map(({ id }) => id)].toSorted());
  expect(await stop(other)).toBe(0);
  const messages = first
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).message);
  expect(messages).toEqual(['SIGTERM: shutting down in 1 s.', 'Shut down.']);
});

test('a host that is stopping says so to health checks, and ends at once at a second signal', async () => {
  const { dir, crm } = await prepare();
  const host = await start(dir, await findFreePort(), crm, 600);
  const exited = once(host.process, 'exit');
  host.process.kill('SIGTERM');
  await eventually(async () => {
    const answer = await fetch(`http://127.0.0.1:${host.port}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([503, 'shutting down\n']);
  });
  const page = await fetch(`http://127.0.0.1:${host.port}/`);
  expect([page.status, page.headers.get('connection'), await page.text()]).toEqual([200, 'close', 'home']);
  await setTimeout(1100);
  host.process.kill('SIGTERM');
  expect(await exited).toEqual([143, null]);
  expect(JSON.parse(host.log())).toMatchObject({
    level: 'info',
    message: 'SIGTERM: shutting down in 600 s.',
  });
});
