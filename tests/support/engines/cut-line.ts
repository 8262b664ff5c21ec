import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** The port by which pages reach the host as long as the line holds. */
  readonly port: number;
  /** Ends every connection and lets none through. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/**
 * A line to the host that can be cut: no engine but Chromium can be told to be offline. The host sees a caller of its own,
 * for it limits how often each may call.
 */
export async function openLine(hostPort: number): Promise<Line> {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((caller) => {
    if (isCut) {
      caller.destroy();
      return;
    }
    const host = connect({ port: hostPort, host: '127.0.0.1', localAddress });
    for (const [socket, other] of [
      [caller, host],
      [host, caller],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0);
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
