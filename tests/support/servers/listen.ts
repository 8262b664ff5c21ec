import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** A server on a port of this machine. */
export interface Listening {
  readonly port: number;
  /** Ends its connections as well; a second time does nothing. */
  close(): Promise<void>;
}

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server | HttpServer): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
