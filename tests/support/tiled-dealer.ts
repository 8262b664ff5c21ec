import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startHost } from '#host/start-host.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import { TEST_NOW, testFolders } from '#scripts/test/places.ts';
import { type MapServer, startMapServer } from './map-server.ts';

/** A dealer whose maps are a provider's tiles. */
export interface TiledDealer {
  readonly provider: MapServer;
  /** Where the browser finds its site. */
  readonly origin: string;
  close(): Promise<void>;
}

const SLUG = 'tiled';

/** Starts the provider, builds the dealer that names it and serves it, apart from the sites that other tests look at. */
export async function startTiledDealer(name: string): Promise<TiledDealer> {
  const { dataDir, ...folders } = testFolders();
  const distDir = join(dataDir, `${SLUG}-${name}`);
  const provider = await startMapServer();
  process.env.MAP_PORT = String(provider.port);
  const reports = await buildSites({
    slugs: [SLUG],
    folders: { ...folders, dataDir, sitesDir: 'tests/sites', distDir },
    now: new Date(TEST_NOW),
    jobs: 1,
    quiet: true,
  });
  const errors = reports.flatMap((report) => report.errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const host = await startHost({ distDir, dataDir, port: 0 });
  return {
    provider,
    origin: `http://${SLUG}.localhost:${host.port}`,
    close: async () => {
      await host.close();
      await provider.close();
      await rm(distDir, { recursive: true });
    },
  };
}
