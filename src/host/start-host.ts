import { stat } from 'node:fs/promises';
import { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Server, serve } from 'srvx';
import { ExpectedError } from '#platform/expected-error.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  guardConnections,
  toServerOptions,
} from './connections.ts';
import { createHandler, type Handler, type HandlerOptions } from './handler.ts';

/** The addresses of a proxy on this machine. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

export interface HostOptions extends HandlerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The file descriptor of a socket that another program listens on for this one, in place of the port. */
  readonly socket?: number | undefined;
  /** The address to listen on. Default: every address of this machine. */
  readonly hostname?: string | undefined;
  /** The addresses of proxies whose X-Forwarded-For, -Host and -Proto are believed. Default: nobody's are. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** How long connections may take for what they do. */
  readonly limits?: ConnectionLimits | undefined;
}

export interface Host {
  /** The address on this machine: 'http://localhost:4321'. */
  readonly url: string;
  readonly port: number;
  /**
   * Says by /readyz and on each connection that requests should go elsewhere, goes on answering for `delayMs` (default: 0), then
   * stops listening, lets responses in progress finish, cuts them off after five seconds, and finishes deliveries.
   */
  close(options?: { readonly delayMs?: number }): Promise<void>;
}

/**
 * Serves published sites as Netlify would: files, `_headers`, `_redirects`, 404 pages, compression, pictures and
 * functions. Rejects with a one-line message if the site is not published or the port is in use.
 */
export async function startHost({
  port,
  socket,
  hostname,
  trustedProxies,
  limits = CONNECTION_LIMITS,
  ...options
}: HostOptions): Promise<Host> {
  await assertPublished(options);
  const handler = createHandler(options);
  const server = serve({
    fetch: handler.handle,
    port,
    // Not undefined: srvx would then take it from the environment.
    hostname: hostname ?? '',
    trustProxy: trustedProxies ? [...trustedProxies] : false,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    node: { ...toServerOptions(limits), ...(socket !== undefined && { fd: socket }) },
  });
  const actual = await listen(server, port, limits);
  return {
    url: `http://localhost:${actual}`,
    port: actual,
    close: ({ delayMs = 0 } = {}) => shutDownGracefully(server, handler, delayMs),
  };
}

async function assertPublished({ distDir, site }: HandlerOptions): Promise<void> {
  if (!site) return;
  const published = await stat(join(distDir, site)).catch(() => undefined);
  if (published?.isDirectory()) return;
  throw new ExpectedError(`site "${site}": is not in ${distDir}. Build it: npm run build -- --site ${site}`);
}

/** Resolves to the actual port, which differs from `port` if that is 0. */
async function listen(server: Server, port: number, limits: ConnectionLimits): Promise<number> {
  try {
    await server.serve();
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw inUse
      ? new ExpectedError(
          `port ${port}: is in use. Stop the other process or choose another port with --port.`,
        )
      : error;
  }
  const http = server.node?.server;
  if (http instanceof HttpServer) guardConnections(http, limits);
  const address = http?.address();
  return typeof address === 'object' && address ? address.port : port;
}

const SHUTDOWN_TIMEOUT_MS = 5000;
const IDLE_POLL_INTERVAL_MS = 20;

async function shutDownGracefully(server: Server, handler: Handler, delayMs: number): Promise<void> {
  handler.drain();
  if (delayMs > 0) await wait(delayMs);
  const cut = setTimeout(() => server.close(true), SHUTDOWN_TIMEOUT_MS);
  // Browsers keep connections open after a response; idle ones are closed here.
  const idle = setInterval(() => {
    const http = server.node?.server;
    if (http && 'closeIdleConnections' in http) http.closeIdleConnections();
  }, IDLE_POLL_INTERVAL_MS);
  await server.close();
  clearTimeout(cut);
  clearInterval(idle);
  await handler.close();
}
