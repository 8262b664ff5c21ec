import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Listening } from './listen.ts';

/** A way to a server of this machine that breaks as networks do. */
export interface BreakableLine extends Listening {
  /** Ends every connection and lets none through. */
  cut(): void;
  restore(): void;
  /** Connections stay open, and nothing arrives any more; those made later work. */
  fallSilent(): void;
}

/** Opens a way to the server on a port, which sees `localAddress` as its caller. */
export async function openLine(serverPort: number, localAddress = '127.0.0.1'): Promise<BreakableLine> {
  const open = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const server = createServer((caller) => {
    if (isCut) {
      caller.destroy();
      return;
    }
    const upstream = connect({ port: serverPort, host: '127.0.0.1', localAddress });
    const pair = [caller, upstream] as const;
    open.add(pair);
    caller.pipe(upstream).pipe(caller);
    for (const socket of pair)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(pair);
          for (const each of pair) each.destroy();
        });
  }).listen(0);
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const [caller] of open) caller.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore: () => {
      isCut = false;
    },
    fallSilent: () => {
      for (const [caller, upstream] of open) {
        caller.unpipe(upstream).resume();
        upstream.unpipe(caller).resume();
      }
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
