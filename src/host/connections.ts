import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { DEFAULT_SECURITY_HEADERS } from './security-headers.ts';

/** How long a connection may take for what it does. */
export interface ConnectionLimits {
  /** Until the last header of a request is there. */
  readonly headersMs: number;
  /** Until the last byte of a request is there: a form on a slow phone has 32 kB at most. */
  readonly requestMs: number;
  /** Without a byte in either direction, for those who do not read what they asked for. */
  readonly idleMs: number;
  /** Between two requests. Longer than proxies wait: one that sends a form over a connection that ends just then loses it. */
  readonly keepAliveMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 120_000,
  keepAliveMs: 75_000,
  checkMs: 2000,
};

/** How long the other side has to read a refusal before the connection is cut. */
const LINGER_MS = 1000;

/** The limits as Node's server takes them. Requests without a host reach our code, which refuses them with security headers. */
export function toServerOptions({
  headersMs,
  requestMs,
  keepAliveMs,
  checkMs,
}: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
    requireHostHeader: false,
  };
}

/** A request on a connection, and its answer. */
interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Answers what never becomes a request: no HTTP, too many headers, too slow. Node would do it without security headers. */
export function guardConnections(server: Server, { idleMs }: ConnectionLimits): void {
  const latest = new Map<Duplex, Call>();
  server.on('connection', (socket) => socket.once('close', () => latest.delete(socket)));
  server.setTimeout(idleMs);
  sendBeforeClosing(server, latest);
  server.on('request', (request, response) => latest.set(request.socket, { request, response }));
  // srvx refuses some of these itself, with a bare 400.
  server.prependListener('request', ({ url = '' }, response) => {
    if (!url.startsWith('/')) response.setHeaders(new Map(Object.entries(DEFAULT_SECURITY_HEADERS)));
  });
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { ...REFUSAL_HEADERS }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(error, socket, latest.get(socket));
  });
}

/** Node takes a connection for idle once its answer has ended, though most of it may still wait for a slow reader. */
function sendBeforeClosing(server: Server, latest: ReadonlyMap<Duplex, Call>): void {
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if ([...latest.values()].every(({ response }) => response.writableFinished)) closeIdleConnections();
  };
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex, call: Call | undefined): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (call && !call.response.writableFinished) {
    // What is wrong came after a whole request: that one is still answered, as the last.
    if (call.request.complete) {
      call.response.shouldKeepAlive = false;
      call.response.once('finish', () => cutSoon(socket));
      return;
    }
    // A refusal within an answer, or before that to an earlier request, would be read as a part of it.
    if (call.response.headersSent || call.response.socket !== socket) {
      socket.destroy();
      return;
    }
  }
  socket.end(formatRefusal(STATUSES[error.code ?? ''] ?? '400 Bad Request'));
  cutSoon(socket);
}

/** The other side may never close its half. */
function cutSoon(socket: Duplex): void {
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const REFUSAL_HEADERS = {
  ...DEFAULT_SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-length': '0',
  connection: 'close',
};

function formatRefusal(status: string): string {
  const headers = Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${headers.join('')}\r\n`;
}
