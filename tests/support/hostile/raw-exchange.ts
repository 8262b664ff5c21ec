import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes, as latin1 text, or a pause. */
export type Part = string | { readonly pauseMs: number };

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; the values of repeated ones are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** What came of one connection. */
export interface Exchange {
  readonly answers: readonly RawAnswer[];
  /** Bytes after the last whole answer. */
  readonly rest: string;
  /** 'open': neither answered nor closed within the limit. */
  readonly end: 'answered' | 'closed' | 'open';
  readonly ms: number;
}

export interface ExchangeOptions {
  readonly timeoutMs: number;
  /** Reads on until the other side closes, to see every answer. */
  readonly untilClosed?: boolean;
}

/** Sends bytes that no HTTP client would send and reads what comes back. Never rejects: a reset is a closed connection. */
export async function exchange(
  port: number,
  parts: readonly Part[],
  { timeoutMs, untilClosed = false }: ExchangeOptions,
): Promise<Exchange> {
  const started = performance.now();
  const isHead = /^\s*HEAD /.test(parts.find((part) => typeof part === 'string') ?? '');
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let isSent = false;
  let parsed: { answers: RawAnswer[]; rest: string } = { answers: [], rest: '' };
  const end = await new Promise<Exchange['end']>((resolve) => {
    const limit = setTimeout(() => resolve('open'), timeoutMs);
    const settle = (outcome: Exchange['end']) => {
      clearTimeout(limit);
      resolve(outcome);
    };
    const look = (isClosed: boolean) => {
      parsed = parseAnswers(received, isHead, isClosed);
      if (isSent && !untilClosed && parsed.answers.some(({ status }) => status >= 200)) settle('answered');
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      look(false);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      look(true);
      settle(parsed.answers.length > 0 ? 'answered' : 'closed');
    });
    send(socket, parts).then(() => {
      isSent = true;
      look(false);
    });
  });
  socket.destroy();
  return { ...parsed, end, ms: performance.now() - started };
}

async function send(socket: Socket, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return;
    if (typeof part === 'string') socket.write(part, 'latin1');
    else await wait(part.pauseMs);
  }
}

/** The whole answers at the beginning of a text. */
function parseAnswers(
  text: string,
  isHead: boolean,
  isClosed: boolean,
): { answers: RawAnswer[]; rest: string } {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const headEnd = rest.indexOf('\r\n\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(rest)?.[1]);
    if (headEnd < 0 || Number.isNaN(status)) break;
    const headers = parseHeaders(rest.slice(0, headEnd));
    const after = rest.slice(headEnd + 4);
    const hasBody = !isHead && status >= 200 && status !== 204 && status !== 304;
    const length = hasBody ? findBodyLength(headers, after, isClosed) : 0;
    if (length === undefined || after.length < length) break;
    answers.push({ status, headers, body: after.slice(0, length) });
    rest = after.slice(length);
  }
  return { answers, rest };
}

function parseHeaders(head: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const known = headers.get(name);
    headers.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return headers;
}

function findBodyLength(
  headers: ReadonlyMap<string, string>,
  after: string,
  isClosed: boolean,
): number | undefined {
  const length = headers.get('content-length');
  if (length !== undefined) return Number(length);
  if (headers.get('transfer-encoding') !== 'chunked') return isClosed ? after.length : undefined;
  const last = after.indexOf('0\r\n\r\n');
  return last < 0 ? undefined : last + '0\r\n\r\n'.length;
}
