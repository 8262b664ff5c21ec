import { join } from 'node:path';
import { writeBrochures, writeSiteFacts } from '#server/published-site/server-files.ts';
import type { Site } from '#site/site.ts';
import { buildBrochures } from './brochures.ts';
import type { Folders } from './folders.ts';
import { type BuildOutput, buildSiteFacts } from './site-facts.ts';

/** Writes the files that the host and the functions read at run time. */
export async function writeServerFiles(
  site: Site,
  { sitesDir, distDir }: Pick<Folders, 'sitesDir' | 'distDir'>,
  output: BuildOutput,
): Promise<void> {
  const assetsDir = join(sitesDir, site.slug, 'assets');
  await writeBrochures(distDir, output.name, await buildBrochures(site, assetsDir, output.now));
  await writeSiteFacts(distDir, buildSiteFacts(site, output));
}
