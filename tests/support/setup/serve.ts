import { randomBytes } from 'node:crypto';
import { LOOPBACK } from '#host/start-host.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';

/** Serves the built sites while browser tests run; workers read the port from TEST_PORT. */
export default async function serve(): Promise<() => Promise<void>> {
  // Tests sign links of offers as the host does.
  process.env.CAPTCHA_SECRET ??= randomBytes(32).toString('hex');
  // Each test is a visitor of its own to the rate limits: it says from where (support/test.ts).
  const port = Number(process.env.PORT ?? 0);
  const host = await startSiteHost({ port, trustedProxies: LOOPBACK });
  process.env.TEST_PORT = String(host.port);
  return () => host.close();
}
