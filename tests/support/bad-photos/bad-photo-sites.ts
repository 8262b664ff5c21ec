import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSites } from '#scripts/build/build-sites.ts';
import { getTestFolders, TEST_NOW } from '#scripts/test/environment.ts';
import { TEMPLATES, type TemplateName } from '#site/config/templates.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';
import { badPhotoDealer, writeBadPhotoDealers } from './write-bad-photo-dealers.ts';

/** The dealers with bad photographs, built and served separately from the sites of other tests. */
export interface BadPhotoSites {
  readonly address: (template: TemplateName, path: string) => string;
  readonly close: () => Promise<void>;
}

export async function startBadPhotoSites(): Promise<BadPhotoSites> {
  // Below the project, whose package.json makes .ts files modules.
  const dir = await mkdtemp(join(getTestFolders().dataDir, 'bad-photos-'));
  const folders = { ...getTestFolders(), sitesDir: join(dir, 'sites'), distDir: join(dir, 'dist') };
  await writeBadPhotoDealers(folders.sitesDir, new Date(TEST_NOW));
  const slugs = TEMPLATES.map(badPhotoDealer);
  const reports = await buildSites({ slugs, folders, now: new Date(TEST_NOW), jobs: 1, quiet: true });
  const errors = reports.flatMap((report) => report.errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const host = await startSiteHost({ distDir: folders.distDir });
  return {
    address: (template, path) => `http://${badPhotoDealer(template)}.localhost:${host.port}${path}`,
    close: async () => {
      await host.close();
      await rm(dir, { recursive: true });
    },
  };
}
