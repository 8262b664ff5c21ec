import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { sendLead } from '#tests/support/servers/call-function.ts';
import { LEAD_STORES, type StoreName } from '#tests/support/servers/lead-stores.ts';
import { createTestDatabase } from '#tests/support/servers/postgres.ts';
import { makeHostFolder, startCrashHost, waitUntilListening } from './crashing-hosts.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const CARS = IS_LONG_RUN ? 100 : 5;
const VISITORS = 10 * CARS;
const CLIENTS = 50;
const FACTS = {
  payment: { kind: 'link', url: 'https://pay.example.com/{lead_id}' },
  stock: Object.fromEntries(
    Array.from({ length: CARS }, (_, n) => [`car-${n}`, makeCarFacts({ hold: { fee: 500 } })]),
  ),
} as const;

interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

type Host = (body: object, address: string) => Promise<Answer>;

/** Two processes that share a folder or a database, and a look into their store. */
async function startHosts(name: 'sqlite' | 'postgres'): Promise<readonly [Host[], LeadStore]> {
  const dir = await makeHostFolder(FACTS);
  const database = name === 'postgres' ? await createTestDatabase() : undefined;
  const env = { CAPTCHA_SECRET: 'the same on both hosts', ...(database && { LEADS_DATABASE_URL: database }) };
  const hosts = Array.from({ length: 2 }, async (): Promise<Host> => {
    const port = await findFreePort();
    await waitUntilListening(startCrashHost(dir, port, env));
    const origin = `http://localhost:${port}`;
    return async (body, address) => {
      const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': address };
      const answer = await fetch(`${origin}/api/lead`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, json: (await answer.json()) as Answer['json'] };
    };
  });
  const ready = await Promise.all(hosts);
  const store = database
    ? createPostgresStore(openDatabase(database))
    : openSqliteStore(join(dir, 'data', 'leads.sqlite'));
  onTestFinished(() => store.close());
  return [ready, store];
}

/** Two functions on Netlify. */
async function startFunctions(): Promise<readonly [Host[], LeadStore]> {
  vi.stubGlobal('fetch', putInTurn(fetch));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { store, reopen } = await LEAD_STORES[1][1]();
  const hosts = [store, reopen()].map(async (leads): Promise<Host> => {
    const runtime = await makeTestRuntime({ leads, facts: FACTS });
    runtime.time = new Date();
    return (body, ip) => sendLead(runtime, body, { ip });
  });
  return [await Promise.all(hosts), store];
}

/** Of two conditional writes at once, Netlify lets one through, and its local server both. Here they follow each other. */
function putInTurn(call: typeof fetch): typeof fetch {
  let last: Promise<unknown> = Promise.resolve();
  return (address, options) => {
    if (options?.method?.toLowerCase() !== 'put') return call(address, options);
    const turn = last.then(() => call(address, options));
    last = turn.catch(() => undefined);
    return turn;
  };
}

const STORES = LEAD_STORES.map(([name]): StoreName => name);

describe.each(STORES)('%s', (name) => {
  test(
    `${VISITORS} visitors reserve ${CARS} cars on two hosts: each car once, the others pay nothing`,
    async () => {
      const [hosts, store] = await (name === 'blobs' ? startFunctions() : startHosts(name));
      const visits = Array.from({ length: VISITORS }, (_, n) => ({
        body: makeLeadBody({
          form: 'reserve',
          car_id: `car-${n % CARS}`,
          userData: { contact_by: 'Phone call' },
        }),
        address: `10.0.${n >> 8}.${n & 255}`,
        // Ten visitors want each car, five on each host.
        host: hosts[Math.floor(n / CARS) % 2] as Host,
      })).sort((a, b) => String(a.body.car_id).localeCompare(String(b.body.car_id)));
      const answers: Answer[] = [];
      let next = 0;
      async function client(): Promise<void> {
        for (let n = next++; n < visits.length; n = next++) {
          const { host, body, address } = visits[n] as (typeof visits)[number];
          answers[n] = await host(body, address);
        }
      }
      await Promise.all(Array.from({ length: CLIENTS }, client));

      const accepted = visits.filter((_, n) => answers[n]?.status === 200);
      const refused = answers.filter(({ status }) => status === 409);
      const stored = await Array.fromAsync(store.listRecords('example'));
      recordFigure(
        `${VISITORS} visitors for ${CARS} cars on two hosts`,
        `${stored.length} reservations, ${refused.length} told that it is taken`,
        name,
      );
      expect(new Set(accepted.map(({ body }) => body.car_id)).size).toBe(CARS);
      expect(accepted).toHaveLength(CARS);
      expect(stored.map(({ lead }) => lead.payload.car_id).sort()).toEqual(Object.keys(FACTS.stock).sort());
      expect(answers.filter(({ json }) => json?.payment === true)).toHaveLength(CARS);
      expect(refused).toHaveLength(VISITORS - CARS);
      for (const { host, body, address } of accepted)
        expect((await host(body, address)).json).toMatchObject({ payment: true });
    },
    VISITORS * 300 + 60_000,
  );
});
