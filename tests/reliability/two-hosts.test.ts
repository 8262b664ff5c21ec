import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getLeadState } from '#leads/intake/lead-state.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { makeCrmEnv } from '#tests/support/factories/make-delivery-context.ts';
import { createTestDatabase, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';
import { type ReceivedLead, startTestCrm } from '#tests/support/servers/test-crm.ts';
import {
  deliverAll,
  MAX_LIFETIME_MS,
  makeHostFolder,
  PRIVATE_EMAIL,
  startClients,
  startCrashHost,
  TO_CRM,
  waitUntilListening,
} from './crashing-hosts.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const KILLS = IS_LONG_RUN ? 100 : 2;
const CLIENTS = 8;
/** What a host that lives needs at most from the CRM's answer to the receipt. */
const MAX_RECEIPT_MS = 2000;

/** One of the two hosts, started anew after each kill. */
interface Host {
  readonly dir: string;
  readonly port: number;
  process: ChildProcess;
  /** The name of the process in the address that it sends leads to. */
  name: string;
}

describe.skipIf(POSTGRES_BIN === undefined)('two hosts behind one database', () => {
  test(
    `one of them killed ${KILLS} times while ${CLIENTS} clients send: nothing acknowledged is lost, nothing doubled`,
    async () => {
      const database = await createTestDatabase();
      const crm = await startTestCrm();
      const killedAt = new Map<string, number>();
      let said = '';
      let started = 0;

      function launch(dir: string, port: number): Pick<Host, 'process' | 'name'> {
        started += 1;
        const name = `process-${started}`;
        const env = {
          ...makeCrmEnv(crm),
          CRM_URL: `${crm.url}?from=${name}`,
          LEADS_DATABASE_URL: database,
          CAPTCHA_SECRET: 'the same on both hosts',
        };
        const process = startCrashHost(dir, port, env, (text) => {
          said += text;
        });
        return { process, name };
      }

      async function startHost(): Promise<Host> {
        const dir = await makeHostFolder(TO_CRM);
        const port = await findFreePort();
        return { dir, port, ...launch(dir, port) };
      }

      const hosts = [await startHost(), await startHost()] as const;
      await Promise.all(hosts.map((host) => waitUntilListening(host.process)));
      const urls = hosts.map(({ port }) => `http://localhost:${port}`);
      const { acknowledged, stop } = startClients(CLIENTS, urls);
      for (let kills = 0; kills < KILLS; kills++) {
        const host = Math.random() < 0.5 ? hosts[0] : hosts[1];
        await setTimeout(Math.random() * MAX_LIFETIME_MS);
        const gone = once(host.process, 'exit');
        host.process.kill('SIGKILL');
        killedAt.set(host.name, Date.now());
        await gone;
        Object.assign(host, launch(host.dir, host.port));
        // Every other host takes over before it is ready, and may be killed itself.
        if (kills % 2 === 0) await waitUntilListening(host.process);
      }
      await setTimeout(MAX_LIFETIME_MS);
      await stop();
      const exits = hosts.map(({ process }) => once(process, 'exit'));
      for (const { process } of hosts) process.kill('SIGTERM');
      await Promise.all(exits);

      const store = createPostgresStore(openDatabase(database));
      onTestFinished(() => store.close());
      await deliverAll(store, crm);

      const arrivals = Map.groupBy(crm.accepted, ({ id }) => id);
      const stored = await Array.fromAsync(store.listRecords('example'));
      const lost = acknowledged.filter((id) => !arrivals.has(id));
      const repeated = [...arrivals.values()].filter((each) => each.length > 1);
      const doubled = repeated.filter((each) => !isExplained(each, killedAt));
      recordFigure(
        `${KILLS} SIGKILLs of one of two hosts during posts`,
        `${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
        'postgres',
      );
      recordFigure(
        '... sent again, because a kill came between the answer of the CRM and the receipt',
        `${repeated.length - doubled.length} of ${arrivals.size}`,
        'postgres',
      );
      expect(lost).toEqual([]);
      expect(doubled.map((each) => each.map(({ id, url }) => `${id} ${url}`))).toEqual([]);
      expect(stored.filter((record) => getLeadState(record) !== 'delivered')).toEqual([]);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
      // Only each client's last lead may be unanswered.
      expect(stored.length).toBeLessThanOrEqual(acknowledged.length + CLIENTS);
      expect(said).not.toContain(PRIVATE_EMAIL);
    },
    KILLS * 10_000 + 60_000,
  );
});

/** Whether every copy but the last was sent by a process that was killed before it could write the receipt. */
function isExplained(copies: readonly ReceivedLead[], killedAt: ReadonlyMap<string, number>): boolean {
  return copies.slice(0, -1).every(({ url, at }) => {
    const killed = killedAt.get(new URLSearchParams(url.split('?')[1]).get('from') ?? '');
    return killed !== undefined && killed - at <= MAX_RECEIPT_MS;
  });
}
