import { startHost } from '#host/start-host.ts';
import { testFolders } from '#scripts/test/places.ts';

/** Serves the built sites while browser tests run; workers learn the port from TEST_PORT. */
export default async function serve(): Promise<() => Promise<void>> {
  const { distDir, dataDir } = testFolders();
  const host = await startHost({ distDir, dataDir, port: Number(process.env.PORT ?? 0) });
  process.env.TEST_PORT = String(host.port);
  return () => host.close();
}
