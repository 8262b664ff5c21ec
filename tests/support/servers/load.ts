import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';

const PROBE_INTERVAL_MS = 50;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What happened to the requests of a load. */
export interface LoadOutcome {
  answered: number;
  /** Answers that asked for no more requests on their connection. */
  goodbyes: number;
  /** Ids of the leads that were acknowledged. */
  readonly acknowledged: string[];
  /** A line for each request that got no answer, or one of 5xx. */
  readonly failures: string[];
}

export interface Load {
  readonly outcome: LoadOutcome;
  /** How many requests each host has answered. */
  readonly answeredBy: (port: number) => number;
  /** Stops asking, and waits for the answers that are still to come. */
  stop(): Promise<void>;
}

/**
 * Clients with keep-alive connections behind a balancer, as a proxy has them: it asks each host for /readyz and sends
 * requests to those that are ready. Each client reads pages and pictures and sends leads, one after another.
 */
export function startLoad(ports: readonly number[], clients: number): Load {
  const agent = new Agent({ keepAlive: true });
  const outcome: LoadOutcome = { answered: 0, goodbyes: 0, acknowledged: [], failures: [] };
  const answered = new Map<number, number>();
  let ready = ports;
  let isOver = false;
  let sent = 0;

  async function probe(): Promise<void> {
    while (!isOver) {
      const answers = await Promise.all(ports.map(async (port) => ({ port, isReady: await isReady(port) })));
      ready = answers.filter((each) => each.isReady).map(({ port }) => port);
      await setTimeout(PROBE_INTERVAL_MS);
    }
  }

  async function visit(n: number): Promise<void> {
    for (let step = n; !isOver; step += 1) {
      const port = ready[step % Math.max(1, ready.length)];
      if (port === undefined) await setTimeout(PROBE_INTERVAL_MS);
      else await askFor(port, step);
    }
  }

  async function askFor(port: number, step: number): Promise<void> {
    const isLead = step % 3 === 0;
    const path = step % 3 === 1 ? '/' : `/.netlify/images?url=/red.jpg&w=${20 + (step % 40)}&fm=webp`;
    sent += 1;
    try {
      const answer = isLead ? await post(agent, port, sent) : await ask(agent, port, { path });
      outcome.answered += 1;
      answered.set(port, (answered.get(port) ?? 0) + 1);
      if (answer.headers.connection === 'close') outcome.goodbyes += 1;
      if (answer.status >= 500) outcome.failures.push(`${path}: ${answer.status}`);
      else if (isLead) outcome.acknowledged.push(String(JSON.parse(answer.text).lead_id));
    } catch (error) {
      outcome.failures.push(`${port} ${isLead ? 'lead' : path}: ${String(error)}`);
    }
  }

  const work = [probe(), ...Array.from({ length: clients }, (_, n) => visit(n))];
  return {
    outcome,
    answeredBy: (port) => answered.get(port) ?? 0,
    async stop() {
      isOver = true;
      await Promise.all(work);
      agent.destroy();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function post(agent: Agent, port: number, caller: number): Promise<Answer> {
  return ask(agent, port, {
    path: '/api/lead',
    body: JSON.stringify(makeLeadBody()),
    headers: {
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${port}`,
      'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
    },
  });
}

interface Asked {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(agent: Agent, port: number, { path, body, headers = {} }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
