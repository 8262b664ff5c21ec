import { startHost } from '#host/start-host.ts';
import { getTestFolders } from '#scripts/test/environment.ts';

/** Serves the built sites while browser tests run; workers read the port from TEST_PORT. */
export default async function serve(): Promise<() => Promise<void>> {
  const { distDir, dataDir } = getTestFolders();
  // Each test sends its own client address for the rate limits (support/browser/test.ts).
  const port = Number(process.env.PORT ?? 0);
  const host = await startHost({ distDir, dataDir, port, trustProxy: true });
  process.env.TEST_PORT = String(host.port);
  return () => host.close();
}
