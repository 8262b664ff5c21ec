import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/*
 * What systemd does with a socket unit: listens, and runs a program on the socket again and again, until a file is there.
 * `socket-holder.ts <port> <file with the program's process> <file that ends it> <program> <arguments>`. It never accepts a
 * connection itself, because it waits for the program without turning its event loop.
 */
const [, , port, pidFile = '', endFile = '', ...command] = process.argv;

interface ListeningServer {
  readonly _handle: { readonly fd: number };
}

const server = createServer().listen(Number(port), '127.0.0.1', () => {
  const { fd } = (server as unknown as ListeningServer)._handle;
  while (!existsSync(endFile)) {
    const script = 'echo $$ > "$0"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"';
    spawnSync('sh', ['-c', script, pidFile, ...command], { stdio: ['ignore', 'ignore', 'inherit', fd] });
  }
  process.exit(0);
});
