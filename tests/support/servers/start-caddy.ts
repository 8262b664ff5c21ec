import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { findProgram } from '#scripts/test/debian-programs.ts';
import { eventually } from '#tests/support/eventually.ts';
import { readRecipe } from './recipes.ts';

export interface Caddy {
  readonly httpPort: number;
  /** A connection by HTTP/2, from any address of this machine. */
  connect(domain: string, from?: string): Promise<ClientHttp2Session>;
  close(): Promise<void>;
}

/** Starts Caddy by the recipe, in front of a host: with an authority of its own, and ports and a folder of this test. */
export async function startCaddy(hostPort: number): Promise<Caddy> {
  const dir = await mkdtemp(join(tmpdir(), 'caddy-'));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const recipe = await readRecipe('Caddyfile', {
    '127.0.0.1:8080': `127.0.0.1:${hostPort}`,
    '\temail ops@example.com.au\n': [
      `\thttp_port ${httpPort}`,
      `\thttps_port ${httpsPort}`,
      '\tadmin off',
      '\tlocal_certs',
      '\tskip_install_trust',
      `\tstorage file_system ${dir}\n`,
    ].join('\n'),
  });
  await writeFile(join(dir, 'Caddyfile'), recipe);
  const caddy = spawn(findProgram('caddy') ?? 'caddy', ['run', '--config', join(dir, 'Caddyfile')], {
    stdio: 'ignore',
    env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
  });
  const close = async () => {
    const exited = once(caddy, 'exit');
    caddy.kill();
    await exited;
    await rm(dir, { recursive: true, force: true });
  };
  const authority = await eventually(() => readFile(join(dir, 'pki/authorities/local/root.crt')));
  const connect = (domain: string, from = '127.0.0.1') =>
    new Promise<ClientHttp2Session>((resolve, reject) => {
      const socket = connectTls(
        {
          socket: connectTcp({ port: httpsPort, host: '127.0.0.1', localAddress: from }),
          servername: domain,
          ca: authority,
          ALPNProtocols: ['h2'],
        },
        () => resolve(connectHttp2(`https://${domain}`, { createConnection: () => socket })),
      );
      socket.once('error', reject);
    });
  return { httpPort, connect, close };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** One request by HTTP/2. */
export function request(
  session: ClientHttp2Session,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    let [answered, text]: [IncomingHttpHeaders, string] = [{}, ''];
    stream.on('response', (received) => {
      answered = received;
    });
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    stream.on('error', reject);
    stream.on('end', () => resolve({ status: Number(answered[':status']), headers: answered, text }));
    stream.end(body);
  });
}
