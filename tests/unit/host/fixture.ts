import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type HostOptions, startHost } from '#host/start-host.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';
import { type Files, writeFiles } from '#tests/support/write-files.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

interface Asked {
  /** The Host header; the dealer 'example' by default. */
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface TestHost {
  readonly distDir: string;
  readonly dataDir: string;
  readonly port: number;
  /** Sends a path unchanged: `fetch` would normalise it and set the Host header itself. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts a host over a new dist folder with these files. */
export async function startTestHost(files: Files, options: Partial<HostOptions> = {}): Promise<TestHost> {
  const root = await mkdtemp(join(TEMPORARY_ROOT, 'host-'));
  const distDir = join(root, 'dist');
  const dataDir = join(root, 'data');
  await writeFiles(distDir, files);
  const host = await startHost({ distDir, dataDir, port: 0, ...options });
  return {
    distDir,
    dataDir,
    port: host.port,
    ask: (path, asked) => ask(host.port, path, asked),
    async close() {
      await host.close();
      await rm(root, { recursive: true });
    },
  };
}

/** The same, for all tests of a file or of a `describe`. */
export function sharedHost(
  files: Files | (() => Promise<Files>),
  options: Partial<HostOptions> = {},
): Pick<TestHost, 'distDir' | 'port' | 'ask'> {
  let host: TestHost;
  beforeAll(async () => {
    host = await startTestHost(typeof files === 'function' ? await files() : files, options);
  });
  afterAll(() => host.close());
  return {
    get distDir() {
      return host.distDir;
    },
    get port() {
      return host.port;
    },
    ask: (path, asked) => host.ask(path, asked),
  };
}

/** The same, for a single test. */
export async function testHost(files: Files, options: Partial<HostOptions> = {}): Promise<TestHost> {
  const host = await startTestHost(files, options);
  onTestFinished(host.close);
  return host;
}

function ask(port: number, path: string, asked: Asked = {}): Promise<Answer> {
  const { host = 'example.localhost', method = 'GET', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The facts of a site, as the build writes them. */
export function factsFile(over: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...makeSiteFacts(), ...over });
}
