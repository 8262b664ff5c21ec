import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { NotPublicError, requestPublic } from './public-address.ts';

const DEFAULT_MAX_REDIRECTS = 5;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

export interface GetOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The most bytes of the answer, unpacked; one that has more is an error. */
  readonly maxBytes: number;
  /** For the whole of it, redirects included. */
  readonly timeoutMs: number;
  /** How many redirects are followed; with 0, a redirect is the answer. */
  readonly maxRedirects?: number;
  /** Hosts that the operator of this machine lets be anywhere, and be spoken to by http. */
  readonly privateHosts?: ReadonlySet<string>;
}

export interface GetResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Why nothing came, fit for a log. `isTemporary` when asking again may help. */
export class GetError extends Error {
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean) {
    super(message);
    this.isTemporary = isTemporary;
  }
}

/**
 * Gets a public https address. Every address on the way is looked at, redirects included, in the moment of connecting;
 * what comes is measured while it comes, after unpacking. Credentials do not follow a redirect to another origin.
 */
export async function safeGet(address: URL, options: GetOptions): Promise<GetResponse> {
  const { maxRedirects = DEFAULT_MAX_REDIRECTS } = options;
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = address;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const headers = url.origin === address.origin ? options.headers : withoutCredentials(options.headers);
      const answer = await requestPublic(url, {
        headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
        agent: false,
        signal,
        privateHosts: options.privateHosts,
      });
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (!REDIRECT_STATUSES.has(status) || location === undefined || maxRedirects === 0) {
        return { status, headers: answer.headers, body: await readBody(answer, options.maxBytes) };
      }
      answer.destroy();
      url = new URL(location, url);
    }
  } catch (error) {
    throw signal.aborted
      ? new GetError(`did not answer in ${options.timeoutMs / 1000} s`, true)
      : toGetError(error);
  }
  throw new GetError(`redirects more than ${maxRedirects} times`, false);
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpack(answer)) {
    length += (chunk as Buffer).length;
    if (length > maxBytes) {
      answer.destroy();
      throw new GetError(`is larger than ${Math.max(1, Math.round(maxBytes / 1024 / 1024))} MB`, false);
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function unpack(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.toLowerCase();
  const decoder =
    (encoding === 'gzip' && createGunzip()) ||
    (encoding === 'br' && createBrotliDecompress()) ||
    (encoding === 'deflate' && createInflate());
  if (!decoder) return answer;
  answer.on('error', (error) => decoder.destroy(error));
  return answer.pipe(decoder);
}

function withoutCredentials(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
  );
}

/** A reason without addresses or bodies. */
function toGetError(error: unknown): GetError {
  if (error instanceof GetError) return error;
  if (error instanceof NotPublicError) return new GetError(error.message, false);
  const { name, code } = error as NodeJS.ErrnoException;
  return new GetError(`cannot be reached (${code ?? name})`, true);
}
