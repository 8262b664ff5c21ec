import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { getLeadState } from '#leads/intake/lead-state.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { makeCrmEnv } from '#tests/support/factories/make-delivery-context.ts';
import { startTestCrm, type TestCrm } from '#tests/support/servers/test-crm.ts';
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

const KILLS = IS_LONG_RUN ? 500 : 4;
const CLIENTS = 8;
test(
  `a host killed ${KILLS} times while ${CLIENTS} clients send and the CRM fails: no lead that was acknowledged is lost`,
  async () => {
    const dir = await makeHostFolder(TO_CRM);
    const crm = await startTestCrm();
    const moods = makeUnreliable(crm);
    const port = await findFreePort();
    let said = '';

    const start = () =>
      startCrashHost(dir, port, makeCrmEnv(crm), (text) => {
        said += text;
      });

    let host = start();
    const { acknowledged, ...clients } = startClients(CLIENTS, [`http://localhost:${port}`]);
    for (let kills = 0; kills < KILLS; kills++) {
      await waitUntilListening(host);
      // Every other host lives until it has acknowledged a lead, however slow this machine is.
      if (kills % 2 === 0) await clients.next();
      await setTimeout(Math.random() * MAX_LIFETIME_MS);
      const gone = once(host, 'exit');
      host.kill('SIGKILL');
      await gone;
      host = start();
    }
    await waitUntilListening(host);
    await clients.stop();
    const gone = once(host, 'exit');
    host.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);

    const store = openSqliteStore(join(dir, 'data', 'leads.sqlite'));
    onTestFinished(() => store.close());
    crm.respondWith(() => ({ status: 200 }));
    await deliverAll(store, crm);

    const times = new Map<string, number>();
    for (const { id } of crm.accepted) times.set(id, (times.get(id) ?? 0) + 1);
    const lost = acknowledged.filter((id) => !times.has(id));
    const twice = [...times].filter(([, count]) => count > 1).map(([id]) => id);
    const stored = await Array.fromAsync(store.listRecords('example'));
    recordFigure(
      `${KILLS} SIGKILLs of the host during posts, a failing CRM`,
      `${acknowledged.length} acknowledged, ${lost.length} lost, ${moods.count} CRM faults`,
      'sqlite',
    );
    recordFigure(
      '... sent more than once',
      `${twice.length} of ${times.size}; ${moods.unknowable} taken and cut off by the CRM`,
      'sqlite',
    );
    expect(lost).toEqual([]);
    expect(stored.filter((entry) => getLeadState(entry) !== 'delivered')).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS / 2);
    // A lead sent again after a kill is one record; only each client's last lead may be unanswered.
    expect(stored.length).toBeLessThanOrEqual(acknowledged.length + CLIENTS);
    expect(said).not.toContain(PRIVATE_EMAIL);
  },
  KILLS * 10_000 + 60_000,
);

/** An unreliable CRM: four in ten responses are faults. */
function makeUnreliable(crm: TestCrm): { count: number; unknowable: number } {
  const faults = { count: 0, unknowable: 0 };
  crm.respondWith(() => {
    const dice = Math.random();
    if (dice > 0.4) return { status: 200 };
    faults.count += 1;
    if (dice > 0.3) return { status: 500 };
    if (dice > 0.2) return { status: 429, headers: { 'retry-after': '1' } };
    if (dice > 0.1) return 'reset';
    faults.unknowable += 1;
    return 'take-and-reset';
  });
  return faults;
}
