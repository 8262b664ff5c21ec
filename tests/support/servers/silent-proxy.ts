import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server that can be broken as networks break: connections stay open, and nothing arrives any more. */
export interface SilentProxy {
  /** The address of the server by this way. */
  readonly url: string;
  /** Forwards nothing of the connections there are; those made later work. */
  fallSilent(): void;
  /** How many connections are open. */
  countOpen(): number;
}

/** Opens a way to the server of `target`, closed after the test. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const pair = [client, upstream] as const;
    open.add(pair);
    client.pipe(upstream);
    upstream.pipe(client);
    for (const socket of pair) socket.on('error', () => undefined);
    client.once('close', () => {
      open.delete(pair);
      upstream.destroy();
    });
    upstream.once('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const [client] of open) client.destroy();
    server.close();
  });
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => {
      for (const [client, upstream] of open) {
        client.unpipe(upstream).resume();
        upstream.unpipe(client).resume();
      }
    },
    countOpen: () => open.size,
  };
}
