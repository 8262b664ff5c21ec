import { randomUUID } from 'node:crypto';
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { createSignatureHeaders, parseSigningSecret, toUnixTime } from '#platform/webhooks/signature.ts';
import type { Build } from '#server/build-queue/build.ts';

/** A host's report about a dealer's builds. */
export interface RebuildStatus {
  /** ISO time; null = no build is requested. */
  readonly due_at: string | null;
  readonly builds: readonly Build[];
}

/** A client for the host of one dealer. Both methods reject with the host's message if it refuses. */
export interface RebuildClient {
  /** Requests a build; resolves to the time it is due. */
  requestBuild(slug: string): Promise<string | null>;
  status(): Promise<RebuildStatus>;
}

const REQUEST_TIMEOUT_MS = 30_000;

/** Creates a client that signs every call with the secret. Throws if the secret is malformed. */
export function createRebuildClient(origin: URL, secret: string): RebuildClient {
  const key = parseSigningSecret(secret);
  if (!key) throw new Error('the secret is malformed. Write whsec_ and at least 24 bytes in base64.');

  const call = async (method: string, path: string, body = ''): Promise<unknown> => {
    const message = { id: randomUUID(), timestamp: toUnixTime(new Date()), body: Buffer.from(body) };
    const { status, text } = await send(new URL(path, origin), body, {
      method,
      headers: {
        'content-type': 'application/json',
        'content-length': message.body.length,
        ...createSignatureHeaders(key, message),
      },
    });
    if (status >= 200 && status < 300) return JSON.parse(text);
    throw new Error(`${origin.origin} answered ${status}: ${text.slice(0, 200)}`);
  };

  return {
    requestBuild: async (slug) => {
      const answer = await call('POST', '/api/rebuild', JSON.stringify({ site: slug }));
      return (answer as Pick<RebuildStatus, 'due_at'>).due_at;
    },
    status: async () => (await call('GET', '/api/rebuild/status')) as RebuildStatus,
  };
}

interface SendOptions {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
}

function send(
  url: URL,
  body: string,
  { method, headers }: SendOptions,
): Promise<{ status: number; text: string }> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // Browsers resolve <anything>.localhost to this machine; Node does not on every system.
    const hostname = url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname;
    const options = {
      method,
      headers: { ...headers, host: url.host },
      hostname,
      timeout: REQUEST_TIMEOUT_MS,
    };
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('timeout', () => sent.destroy(new Error('does not answer')));
    sent.on('error', (error) => reject(new Error(`${url.origin} can't be reached: ${error.message}`)));
    sent.end(body);
  });
}

const POLL_INTERVAL_MS = 700;
const MAX_POLLS = 1000;

/** Waits until no build is requested and the last one has finished. Rejects after about ten minutes. */
export async function waitForBuild(client: Pick<RebuildClient, 'status'>): Promise<Build> {
  for (let looks = 0; looks < MAX_POLLS; looks++) {
    const { due_at, builds } = await client.status();
    const [last] = builds;
    if (due_at === null && last && last.seconds !== null) return last;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new Error('is not built yet. Check later with --status.');
}

/** '2026-11-21T00:00:10.000Z  12 pages made, 389 unchanged, 2.1 s', or the reasons it was not published, a line each. */
export function formatBuild({ started_at, seconds, pages, unchanged, errors }: Build): string {
  if (errors.length > 0) return [`${started_at}  not published:`, ...errors].join('\n');
  if (seconds === null) return `${started_at}  in progress or aborted`;
  if (pages === null) return `${started_at}  Netlify was asked to build`;
  return `${started_at}  ${pages} pages made, ${unchanged} unchanged, ${seconds.toFixed(1)} s`;
}
