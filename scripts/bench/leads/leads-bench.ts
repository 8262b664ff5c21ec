import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { buildFormConfig } from '#features/forms/build-form-config.ts';
import { readDatabaseUrl } from '#platform/postgres/address.ts';
import { withHost } from '#scripts/bench/with-host.ts';
import { buildSiteFacts } from '#scripts/build/site-facts.ts';
import { openHostStore } from '#scripts/leads/open-lead-store.ts';
import { writeSiteFacts } from '#server/published-site/server-files.ts';
import type { Site } from '#site/site.ts';
import { createLeadWriter } from './lead-writer.ts';

/** Simultaneous clients; each waits for a response before it sends the next lead. */
const CONNECTIONS = 20;
const PHASE_SECONDS = { uncounted: 5, counted: 60 };

export interface LeadFigures {
  readonly seconds: number;
  /** Leads acknowledged during the measurement. */
  readonly accepted: number;
  /** Responses other than 200, and requests without a response. */
  readonly failed: number;
  /** Milliseconds from sending to the last byte of the response, for each acknowledged lead. */
  readonly times: readonly number[];
  /** CPU time per lead in milliseconds; `clientCpu`: of the clients on the same machine. */
  readonly hostCpu: number;
  readonly clientCpu: number;
  /** Leads acknowledged from the first second on; `lost`: those that were not in the store at the end. */
  readonly acknowledged: number;
  readonly lost: number;
}

/**
 * Measures how many leads per second the host stores on disk. Each lead has its own client address because of the rate
 * limits. The store is created in `dataDir`: choose the disk that real leads would use. With LEADS_DATABASE_URL it is that
 * database, where the leads stay.
 */
export function benchLeads(site: Site, dataDir: string): Promise<LeadFigures> {
  return withHost({
    dataDir,
    slug: site.slug,
    publish: (distDir) => publishSite(site, distDir),
    measure: (host, dir) => measure(site, host, join(dir, 'leads.sqlite')),
  });
}

/** Publishes as much of a dealer as its functions need. */
async function publishSite(site: Site, distDir: string): Promise<void> {
  await mkdir(join(distDir, site.slug), { recursive: true });
  const facts = buildSiteFacts(site, {
    preview: false,
    name: site.slug,
    stylesheet: '/bench.css',
    formStyles: '/forms.css',
    now: new Date(),
  });
  await writeSiteFacts(distDir, facts);
}

async function measure(site: Site, host: ChildProcess, storeFile: string): Promise<LeadFigures> {
  const [{ port }] = (await once(host, 'message')) as [{ port: number }];
  const nextLead = createLeadWriter(buildFormConfig(site), site.cars);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ids: string[] = [];
  let counted = { times: [] as number[], failed: 0 };
  let stopped = false;

  async function client(): Promise<void> {
    while (!stopped) {
      const started = performance.now();
      const id = await post(agent, port, nextLead());
      if (id === undefined) counted.failed += 1;
      else {
        counted.times.push(performance.now() - started);
        ids.push(id);
      }
    }
  }

  const clients = Array.from({ length: CONNECTIONS }, client);
  await waitSeconds(PHASE_SECONDS.uncounted);
  counted = { times: [], failed: 0 };
  const [started, hostBefore, ownBefore] = [performance.now(), await readCpuMs(host), process.cpuUsage()];
  await waitSeconds(PHASE_SECONDS.counted);
  const [hostAfter, clientCpu] = [await readCpuMs(host), process.cpuUsage(ownBefore)];
  const lasted = (performance.now() - started) / 1000;
  const { times, failed } = { ...counted, times: [...counted.times] };
  stopped = true;
  await Promise.all(clients);
  agent.destroy();
  return {
    seconds: lasted,
    accepted: times.length,
    failed,
    times,
    hostCpu: (hostAfter - hostBefore) / times.length,
    clientCpu: (clientCpu.user + clientCpu.system) / 1000 / times.length,
    acknowledged: ids.length,
    lost: await countMissing(site.slug, storeFile, ids),
  };
}

/** Resolves to the id of an acknowledged lead; undefined for any other response, and for none. */
function post(agent: Agent, port: number, body: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        port,
        method: 'POST',
        path: '/api/lead',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          origin: `http://localhost:${port}`,
          'x-forwarded-for': nextClientAddress(),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () =>
          resolve(answer.statusCode === 200 ? (JSON.parse(text) as { lead_id: string }).lead_id : undefined),
        );
      },
    );
    sent.on('error', () => resolve(undefined));
    sent.end(body);
  });
}

let callerCount = 0;

/** Repeats only after 16 million addresses. */
function nextClientAddress(): string {
  callerCount += 1;
  return `10.${(callerCount >> 16) & 255}.${(callerCount >> 8) & 255}.${callerCount & 255}`;
}

async function readCpuMs(host: ChildProcess): Promise<number> {
  host.send('cpu');
  const [{ cpu }] = (await once(host, 'message')) as [{ cpu: number }];
  return cpu;
}

async function countMissing(site: string, storeFile: string, ids: readonly string[]): Promise<number> {
  const store = openHostStore(storeFile, readDatabaseUrl(process.env));
  if (!store) return ids.length;
  let lost = 0;
  for (const id of ids) if (!(await store.find(site, id))) lost += 1;
  await store.close();
  return lost;
}

function waitSeconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
