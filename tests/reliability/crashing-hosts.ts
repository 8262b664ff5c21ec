import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';

/** Range of a host's random lifetime in milliseconds: some are killed while they open their store. */
export const MAX_LIFETIME_MS = 400;

/** Part of every lead; must not appear in the host's output. */
export const PRIVATE_EMAIL = 'someone.private@example.com';

/** Starts a host in its own process, over the dist and data of a folder. `onOutput` gets all that it prints. */
export function startCrashHost(
  dir: string,
  port: number,
  env: Readonly<Record<string, string>>,
  onOutput: (text: string) => void,
): ChildProcess {
  const started = spawn(process.execPath, ['tests/reliability/crash-host.ts', dir, String(port)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (text: Buffer) => onOutput(String(text)));
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

/** Clients that send until `isOver`; each sends a lead again, to the next of the hosts, until one acknowledges it with an id. */
export function startClients(
  count: number,
  urls: readonly string[],
  isOver: () => boolean,
  onAcknowledged: (id: string) => void,
): Promise<void>[] {
  let calls = 0;
  async function client(): Promise<void> {
    while (!isOver()) {
      const body = JSON.stringify(makeLeadBody({ userData: { email: PRIVATE_EMAIL } }));
      for (let id: string | undefined; id === undefined; ) {
        calls += 1;
        id = await post(urls[calls % urls.length] ?? '', body, calls);
        if (id !== undefined) onAcknowledged(id);
        else if (isOver()) return;
        else await setTimeout(5);
      }
    }
  }
  return Array.from({ length: count }, client);
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
