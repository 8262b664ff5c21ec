import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Server, serve } from 'srvx';
import { createHandler, type Handler, type HandlerOptions } from './handler.ts';

export interface HostOptions extends HandlerOptions {
  /** 0 takes any free port. */
  readonly port: number;
}

export interface Host {
  /** The address on this machine: 'http://localhost:4321'. */
  readonly url: string;
  readonly port: number;
  /** Stops listening, lets the answers under way finish, and cuts them off after five seconds. */
  close(): Promise<void>;
}

/**
 * Serves published sites as Netlify would: files, `_headers`, `_redirects`, 404 pages, compression,
 * pictures and functions. Rejects with one line fit to show where the site is not published or the port is taken.
 */
export async function startHost({ port, ...options }: HostOptions): Promise<Host> {
  await assertPublished(options);
  const handler = createHandler(options);
  const server = serve({
    fetch: handler.handle,
    port,
    trustProxy: options.trustProxy ?? false,
    manual: true,
    silent: true,
    gracefulShutdown: false,
  });
  const actual = await listen(server, port);
  return {
    url: `http://localhost:${actual}`,
    port: actual,
    close: () => shutDownGracefully(server, handler),
  };
}

async function assertPublished({ distDir, site }: HandlerOptions): Promise<void> {
  if (!site) return;
  const published = await stat(join(distDir, site)).catch(() => undefined);
  if (published?.isDirectory()) return;
  throw new Error(`site "${site}": is not in ${distDir}. Build it: npm run build -- --site ${site}`);
}

/** The port that was taken, which is another one than `port` where that is 0. */
async function listen(server: Server, port: number): Promise<number> {
  try {
    await server.serve();
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken
      ? new Error(`port ${port}: is in use. Stop what uses it, or name another one with --port.`)
      : error;
  }
  const address = server.node?.server?.address();
  return typeof address === 'object' && address ? address.port : port;
}

const SHUTDOWN_TIMEOUT_MS = 5000;
const IDLE_POLL_INTERVAL_MS = 20;

async function shutDownGracefully(server: Server, handler: Handler): Promise<void> {
  const cut = setTimeout(() => server.close(true), SHUTDOWN_TIMEOUT_MS);
  // Browsers hold a connection open after their answer: it is closed as soon as nothing is under way on it.
  const idle = setInterval(() => {
    const http = server.node?.server;
    if (http && 'closeIdleConnections' in http) http.closeIdleConnections();
  }, IDLE_POLL_INTERVAL_MS);
  await server.close();
  clearTimeout(cut);
  clearInterval(idle);
  await handler.close();
}
