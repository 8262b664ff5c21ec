import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

/** A lead as received by the test CRM. */
export interface ReceivedLead {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The path and query that it was sent to. */
  readonly url: string;
  /** When it arrived, in milliseconds. */
  readonly at: number;
  /** The id for detecting duplicates. */
  readonly id: string;
}

/** The CRM's response: a status with headers; `reset` resets the connection, `hang` never responds. */
export type CrmResponse =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly afterMs?: number;
    }
  | 'reset'
  | 'hang'
  /** Accepts the lead, then resets the connection: the sender can't know. */
  | 'take-and-reset';

export interface TestCrm {
  readonly url: string;
  /** All accepted leads, including duplicates. */
  readonly accepted: readonly ReceivedLead[];
  /** Number of requests. */
  readonly requestCount: () => number;
  /** Sets its behaviour from now on. */
  respondWith(answer: (received: ReceivedLead) => CrmResponse): void;
}

const OK = { status: 200 };

/** Starts a dealer's CRM over real HTTP, until the end of the test. It accepts everything until `respondWith` changes that. */
export async function startTestCrm(): Promise<TestCrm> {
  const taken: ReceivedLead[] = [];
  let asked = 0;
  let mood: (received: ReceivedLead) => CrmResponse = () => OK;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    asked += 1;
    const received = {
      headers: request.headers,
      url: request.url ?? '',
      at: Date.now(),
      body,
      id: String(request.headers['webhook-id']),
    };
    const answer = mood(received);
    if (typeof answer === 'object' && answer.afterMs !== undefined) await setTimeout(answer.afterMs);
    const takes = answer === 'take-and-reset' || (typeof answer === 'object' && answer.status < 300);
    if (takes) taken.push(received);
    reply(answer, response);
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${port}/leads`,
    accepted: taken,
    requestCount: () => asked,
    respondWith: (answer) => {
      mood = answer;
    },
  };
}

function reply(answer: CrmResponse, response: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'reset' || answer === 'take-and-reset') response.destroy();
  else response.writeHead(answer.status, answer.headers).end(`answer ${answer.status}`);
}
