import { lookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicIp } from './public-ip.ts';

const TIMEOUT_MS = 10_000;
/** More of an answer is not read: nothing that is needed is longer. */
const MAX_RESPONSE_BYTES = 65_536;

export interface PostResponse {
  readonly status: number;
  /** Retry-After as it was sent. */
  readonly retryAfter: string | undefined;
  /** What it says, as far as it was read. */
  readonly text: string;
}

/** Posts a body. Rejects with a short reason, fit for a log, where no answer came. Redirects are answers like others. */
export type SafePost = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<PostResponse>;

/** The hosts that the operator lets be anywhere: 'crm.local,127.0.0.1'. */
export function parsePrivateHosts(list: string | undefined): ReadonlySet<string> {
  return new Set((list ?? '').split(',').filter(Boolean));
}

/** Why no answer came. */
class PostError extends Error {}

/**
 * Makes a Post that reaches the public internet alone, by https: the address that a name leads to is looked at in the
 * moment of connecting, so that no name can lead elsewhere between two looks. `privateHosts` are exceptions that the
 * operator of this machine made: they may be anywhere, and spoken to by http.
 */
export function createSafePost(privateHosts: ReadonlySet<string>): SafePost {
  const http = new HttpAgent({ keepAlive: true, timeout: TIMEOUT_MS });
  const https = new HttpsAgent({ keepAlive: true, timeout: TIMEOUT_MS });

  return (url, headers, body) =>
    new Promise((resolve, reject) => {
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
      const trusted = privateHosts.has(url.hostname);
      const problem = trusted ? undefined : findBlockReason(url, host);
      if (problem) {
        reject(new PostError(problem));
        return;
      }
      const secure = url.protocol === 'https:';
      const sent = (secure ? httpsRequest : httpRequest)(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          agent: secure ? https : http,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(!trusted && { lookup: publicLookup }),
        },
        (answer) => {
          readResponse(answer).then(
            (text) =>
              resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], text }),
            (error: unknown) => reject(toPostError(error)),
          );
        },
      );
      sent.on('error', (error) => reject(toPostError(error)));
      sent.end(body);
    });
}

function findBlockReason(url: URL, host: string): string | undefined {
  if (url.protocol !== 'https:') return 'its address is not https';
  return isIP(host) === 0 || isPublicIp(host) ? undefined : 'its address is not public';
}

/** Looks a name up and gives its addresses, unless one of them is not public. */
const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) callback(error, []);
    else if (!first || addresses.some(({ address }) => !isPublicIp(address)))
      callback(new PostError('its address is not public'), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Reads an answer to its end, so that the connection can be used again; one that is too long is cut off. */
async function readResponse(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > MAX_RESPONSE_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}

/** A reason without addresses or bodies: '(ECONNREFUSED)'. */
function toPostError(error: unknown): Error {
  if (error instanceof PostError) return error;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new PostError(`did not answer in ${TIMEOUT_MS / 1000} s`);
  }
  return new PostError(`can't be reached (${code ?? name})`);
}
