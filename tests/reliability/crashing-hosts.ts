import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { processQueue } from '#leads/delivery/queue/process-queue.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { CRM_TARGET, makeDeliveryContext } from '#tests/support/factories/make-delivery-context.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import type { TestCrm } from '#tests/support/servers/test-crm.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Files, writeFiles } from '#tests/support/write-files.ts';
import { factsFile } from '#tests/unit/host/fixture.ts';

/** Range of a host's random lifetime in milliseconds: some are killed while they open their store. */
export const MAX_LIFETIME_MS = 400;

/** Part of every lead; must not appear in the host's output. */
export const PRIVATE_EMAIL = 'someone.private@example.com';

/** A folder with the built site of the dealer `example`. */
export async function makeHostFolder(
  facts: Parameters<typeof makeSiteFacts>[0] = {},
  files: Files = {},
): Promise<string> {
  const dir = await makeTemporaryFolder();
  const built = { 'example/index.html': 'home', '.server/example.json': factsFile(makeSiteFacts(facts)) };
  await writeFiles(join(dir, 'dist'), { ...built, ...files });
  return dir;
}

/** What a dealer whose leads go to a CRM has set. */
export const TO_CRM = { leads: { ...makeSiteFacts().leads, targets: { crm: CRM_TARGET } } };

/** Starts a host in its own process until the test ends, over such a folder. `onOutput` gets all that it prints. */
export function startCrashHost(
  dir: string,
  port: number,
  env: Readonly<Record<string, string>>,
  onOutput: (text: string) => void = () => {},
): ChildProcess {
  const started = spawn(process.execPath, ['tests/reliability/crash-host.ts', dir, String(port)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (text: Buffer) => onOutput(String(text)));
  onTestFinished(() => {
    started.kill('SIGKILL');
  });
  return started;
}

/** Resolves once a host reports its port. Rejects if it exits first. */
export function waitUntilListening(host: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    host.stdout?.on('data', (text: Buffer) => {
      if (String(text).includes('http://')) resolve();
    });
    host.on('exit', () => reject(new Error('the host did not start')));
  });
}

/** Clients that send until they are stopped; each sends a lead again, to the next of the hosts, until one acknowledges it with an id. */
export function startClients(count: number, urls: readonly string[]) {
  const acknowledged: string[] = [];
  const news = new EventEmitter();
  let isOver = false;
  let calls = 0;
  async function client(): Promise<void> {
    while (!isOver) {
      const body = JSON.stringify(makeLeadBody({ userData: { email: PRIVATE_EMAIL } }));
      for (let id: string | undefined; id === undefined; ) {
        calls += 1;
        id = await post(urls[calls % urls.length] ?? '', body, calls);
        if (id !== undefined) {
          acknowledged.push(id);
          news.emit('acknowledged');
        } else if (isOver) return;
        else await setTimeout(5);
      }
    }
  }
  const clients = Array.from({ length: count }, client);
  return {
    acknowledged,
    /** Resolves when the next lead is acknowledged. */
    next: () => once(news, 'acknowledged'),
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

/** Delivers what waits in a store: leases of killed hosts expire, and failed deliveries become due. */
export async function deliverAll(store: LeadStore, crm: TestCrm): Promise<void> {
  const desk = await makeDeliveryContext({ store, crm });
  desk.time = new Date();
  for (let rounds = 0; rounds < 100 && (await store.listPending('example')).length > 0; rounds++) {
    desk.advance(3600);
    await processQueue(desk);
  }
}

/** The acknowledged id; undefined for a missing or unexpected response. */
async function post(url: string, body: string, caller: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/lead`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
      },
      body,
      signal: AbortSignal.timeout(5000),
    });
    return answer.status === 200 ? ((await answer.json()) as { lead_id: string }).lead_id : undefined;
  } catch {
    return undefined;
  }
}
