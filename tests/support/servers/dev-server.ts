import { type ChildProcess, spawn } from 'node:child_process';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { TEST_ENV } from '#scripts/test/environment.ts';

/** The development server of `npm run dev` for one dealer, on a free port. */
export interface DevServer {
  readonly origin: string;
  close(): void;
}

/** Starts it and waits until it serves. Throws with its output if it exits first. */
export async function startDevServer(slug: string): Promise<DevServer> {
  const port = await findFreePort();
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', '--port', String(port)];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...TEST_ENV,
      SITE: slug,
      ASTRO_DEV_BACKGROUND: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilReady(child);
  return { origin: `http://localhost:${port}`, close: () => child.kill() };
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready in')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', (code) => reject(new Error(`the dev server ended with ${code}: ${said}`)));
  });
}
