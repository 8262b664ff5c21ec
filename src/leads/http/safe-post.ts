import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { NotPublicError, requestPublic } from '#platform/http/public-address.ts';

const TIMEOUT_MS = 10_000;
/** The rest of a longer response is not read. */
const MAX_RESPONSE_BYTES = 65_536;

export interface PostResponse {
  readonly status: number;
  /** The Retry-After header. */
  readonly retryAfter: string | undefined;
  /** The body, up to MAX_RESPONSE_BYTES. */
  readonly text: string;
}

/** Posts a body. Rejects with a short reason for the log if there is no response. Redirects are not followed. */
export type SafePost = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<PostResponse>;

/** Hosts that the operator allows in private networks: 'crm.local,127.0.0.1'. */
export function parsePrivateHosts(list: string | undefined): ReadonlySet<string> {
  return new Set((list ?? '').split(',').filter(Boolean));
}

/**
 * Creates a SafePost that only reaches the public internet, by https. The resolved address is checked at the moment of
 * connecting, which prevents DNS rebinding. `privateHosts` are exceptions by the operator: they may be private and http.
 */
export function createSafePost(privateHosts: ReadonlySet<string>): SafePost {
  const http = new HttpAgent({ keepAlive: true, timeout: TIMEOUT_MS });
  const https = new HttpsAgent({ keepAlive: true, timeout: TIMEOUT_MS });

  return async (url, headers, body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await requestPublic(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: url.protocol === 'https:' ? https : http,
        signal,
        privateHosts,
        body,
      });
      const text = await readResponse(answer);
      return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], text };
    } catch (error) {
      throw signal.aborted ? new Error(`did not answer in ${TIMEOUT_MS / 1000} s`) : toPostError(error);
    }
  };
}

/** Reads a response to its end, which lets the connection be reused; a long one is cut off. */
async function readResponse(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > MAX_RESPONSE_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString();
}

/** The reason without addresses or bodies: '(ECONNREFUSED)'. */
function toPostError(error: unknown): Error {
  if (error instanceof NotPublicError) return error;
  const { name, code } = error as NodeJS.ErrnoException;
  return new Error(`can't be reached (${code ?? name})`);
}
