import { type AddressInfo, createServer } from 'node:net';
import { type Browser, chromium } from 'playwright';

export interface AuditBrowser {
  readonly browser: Browser;
  /** Where Lighthouse finds the same browser. */
  readonly debuggingPort: number;
}

/** Starts a browser that Playwright and Lighthouse can both drive. */
export async function openBrowser(executablePath: string): Promise<AuditBrowser> {
  const debuggingPort = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${debuggingPort}`, '--disable-gpu', '--disable-background-networking'],
  });
  return { browser, debuggingPort };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
