import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const SLOW_CONNECTIONS = 400;
const SAMPLE_MS = 250;

/** Memory of the host in megabytes. */
export interface MemoryFigures {
  readonly before: number;
  readonly most: number;
  /** A while after the flood. */
  readonly after: number;
}

async function readMemory(host: ChildProcess): Promise<number> {
  host.send('memory');
  const [{ rss }] = (await once(host, 'message')) as [{ rss: number }];
  return rss / 1e6;
}

/** Watches the memory of a host while `flood` goes on and for ten seconds after it. */
export async function watchMemory(host: ChildProcess, flood: () => Promise<void>): Promise<MemoryFigures> {
  const before = await readMemory(host);
  let isOver = false;
  const flooding = flood().finally(() => {
    isOver = true;
  });
  let most = before;
  while (!isOver) {
    most = Math.max(most, await readMemory(host));
    await setTimeout(SAMPLE_MS);
  }
  await flooding;
  await setTimeout(10_000);
  return { before, most, after: await readMemory(host) };
}

/** Holds connections that never finish their headers, and as many that never read the large file they ask for. */
export async function holdSlowConnections(port: number, path: string, seconds: number): Promise<void> {
  const open = (text: string): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text)).pause();
    return socket.on('error', () => undefined);
  };
  const head = (target: string) => `GET ${target} HTTP/1.1\r\nHost: example.localhost\r\n`;
  const sockets = Array.from({ length: SLOW_CONNECTIONS }, () => [
    open(head('/')),
    open(`${head(path)}\r\n`),
  ]).flat();
  await setTimeout(seconds * 1000);
  for (const socket of sockets) socket.destroy();
}
