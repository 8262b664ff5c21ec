import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSites } from '#scripts/build/build-sites.ts';
import { getTestFolders, TEST_NOW } from '#scripts/test/environment.ts';
import { runTool } from '#scripts/test/run-tool.ts';
import { ADMIN_KEY } from '#tests/support/servers/hosted-stock.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';
import { startTypesense, type TypesenseServer } from '#tests/support/servers/typesense/start-typesense.ts';

/** A dealer with a hosted index: its server is filled by `npm run stock:push`, its site built with the printed key. */
export interface HostedDealer {
  readonly server: TypesenseServer;
  /** The browser's address of its site. */
  readonly origin: string;
  close(): Promise<void>;
}

const SLUG = 'hosted';

/** Starts, fills, builds and serves it, separate from the sites of other tests. */
export async function startHostedDealer(): Promise<HostedDealer> {
  const { dataDir, ...folders } = getTestFolders();
  const server = await startTypesense(ADMIN_KEY);
  // Several may be built at once, for a browser each.
  const distDir = join(dataDir, `hosted-${server.port}`);
  const places = { ...folders, dataDir, sitesDir: 'tests/sites', distDir };
  process.env.TYPESENSE_PORT = String(server.port);
  const pushed = await runTool(
    process.execPath,
    ['scripts/stock-push.ts', '--site', SLUG, '--now', TEST_NOW],
    { env: { SITES_DIR: places.sitesDir, DATA_DIR: dataDir, TYPESENSE_ADMIN_KEY: ADMIN_KEY } },
  );
  const [, key] = /searchKey: '([^']+)'/.exec(pushed.output) ?? [];
  if (key === undefined) throw new Error(`no search key was printed:\n${pushed.output}`);
  process.env.TYPESENSE_SEARCH_KEY = key;
  const reports = await buildSites({
    slugs: [SLUG],
    folders: places,
    now: new Date(TEST_NOW),
    jobs: 1,
    quiet: true,
  });
  const errors = reports.flatMap((report) => report.errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const host = await startSiteHost({ distDir: places.distDir });
  return {
    server,
    origin: `http://${SLUG}.localhost:${host.port}`,
    close: async () => {
      await host.close();
      await server.close();
      await rm(places.distDir, { recursive: true });
    },
  };
}
