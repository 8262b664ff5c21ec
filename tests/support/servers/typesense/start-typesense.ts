import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiReply, Cluster } from './cluster.ts';

/** A failure mode: an HTTP error for every request, an error among the results of each search, or silence. */
export type ServerFailure = { readonly status: number } | 'errors in results' | 'silent' | undefined;

/** A Typesense server on loopback: the subset of protocol version 30 that a stock search uses. */
export interface TypesenseServer {
  readonly host: string;
  readonly port: number;
  readonly cluster: Cluster;
  /** The received requests: 'POST /multi_search'. */
  readonly requests: string[];
  trouble: ServerFailure;
  close(): Promise<void>;
}

export async function startTypesense(adminKey: string, port = 0): Promise<TypesenseServer> {
  const cluster = new Cluster(adminKey);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    handleRequest(request, response, started).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const started: TypesenseServer = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    cluster,
    requests: asked,
    trouble: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
}

async function handleRequest(request: IncomingMessage, response: ServerResponse, server: TypesenseServer) {
  const url = new URL(request.url ?? '/', 'http://typesense');
  server.requests.push(`${request.method} ${url.pathname}`);
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  if (server.trouble === 'silent') return;
  const key = String(
    request.headers['x-typesense-api-key'] ?? url.searchParams.get('x-typesense-api-key') ?? '',
  );
  const reply = replyTo(server, { method: request.method ?? 'GET', url, key, body });
  response.writeHead(reply.status, {
    'Content-Type': reply.lines ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(reply.lines ?? JSON.stringify(reply.body));
}

function replyTo({ cluster, trouble }: TypesenseServer, request: Parameters<Cluster['reply']>[0]): ApiReply {
  if (typeof trouble === 'object') return { status: trouble.status, body: { message: 'Out of order' } };
  const reply = cluster.reply(request);
  if (trouble === 'errors in results' && request.url.pathname === '/multi_search') {
    const { results } = reply.body as { results: object[] };
    return { status: 200, body: { results: [...results.slice(0, -1), { code: 503, error: 'Not Ready' }] } };
  }
  return reply;
}
