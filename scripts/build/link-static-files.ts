import { join } from 'node:path';
import { readAssets } from '#site/assets.ts';
import type { Site } from '#site/site.ts';
import { linkFile, listFiles } from './files.ts';
import type { Folders } from './folders.ts';

/** Links the compiled client files, public/, the dealer's assets, its own public/ and make logos, and the invented pictures of its cars. */
export async function linkStaticFiles(dir: string, site: Site, folders: Folders): Promise<void> {
  const client = join(folders.compiledDir, 'client');
  for (const file of await listFiles(client)) linkFile(join(client, file), join(dir, file));
  for (const asset of await readAssets(join(folders.sitesDir, site.slug, 'assets'))) {
    linkFile(asset.file, join(dir, asset.url));
  }
  for (const { path, file } of site.rootFiles) await linkFile(file, join(dir, path));
  if (!site.stock || !site.stock.demo) return;
  const { photographFile } = await import('#scripts/demo/photographs.ts');
  const urls = new Set(site.cars.flatMap((car) => car.images.map(({ image }) => image.url)));
  for (const url of urls) linkFile(photographFile(url), join(dir, url));
}
