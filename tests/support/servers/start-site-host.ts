import { type Host, type HostOptions, startHost } from '#host/start-host.ts';
import { getTestFolders } from '#scripts/test/environment.ts';

/** Serves built sites on a free port. Default: the sites of the test build. */
export function startSiteHost(options: Partial<HostOptions> = {}): Promise<Host> {
  const { distDir, dataDir } = getTestFolders();
  return startHost({ distDir, dataDir, port: 0, ...options });
}
