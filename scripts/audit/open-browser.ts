import { type Browser, chromium } from 'playwright';
import { findFreePort } from '#scripts/cli/free-port.ts';

export interface AuditBrowser {
  readonly browser: Browser;
  /** The port through which Lighthouse drives the same browser. */
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
