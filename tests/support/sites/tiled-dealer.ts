import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getTestFolders, TEST_NOW } from '#scripts/test/environment.ts';
import { runTool } from '#scripts/test/run-tool.ts';
import { type MapServer, startMapServer } from '#tests/support/servers/map-server.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';

/** A dealer with a provider's map tiles. */
export interface TiledDealer {
  readonly provider: MapServer;
  /** The browser's address of its site. */
  readonly origin: string;
  close(): Promise<void>;
}

const SLUG = 'tiled';

/** Starts the provider, then builds and serves a dealer that uses it, separate from the sites of other tests. */
export async function startTiledDealer(name: string): Promise<TiledDealer> {
  const { dataDir } = getTestFolders();
  const distDir = join(dataDir, `${SLUG}-${name}`);
  const provider = await startMapServer();
  // In its own process: Node caches site.ts, but the provider's port differs in each test file.
  const { code, output } = await runTool(
    process.execPath,
    ['scripts/build.ts', '--site', SLUG, '--jobs', '1', '--now', TEST_NOW],
    {
      env: {
        SITES_DIR: 'tests/sites',
        DATA_DIR: dataDir,
        DIST_DIR: distDir,
        MAP_PORT: String(provider.port),
      },
    },
  );
  if (code !== 0) throw new Error(output);
  const host = await startSiteHost({ distDir });
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
