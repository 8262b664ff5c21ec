import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSearches,
  type CatalogueName,
  getIndexUrl,
  type PublishedSearches,
} from '#features/catalogue-search/catalogues.ts';
import { sha256 } from '#platform/sha256.ts';
import { readAssets } from '#site/assets.ts';
import { resolveTypesenseHost } from '#site/resolve-typesense-host.ts';
import type { Site } from '#site/site.ts';
import { type CompiledApp, readStylesheet } from './compiled.ts';
import type { Folders } from './folders.ts';
import { linkFile, listFiles } from './link-file.ts';
import { writeStockFile } from './write-site-files.ts';

/** Writes the dealer's stylesheet and returns its address, which contains a content hash. */
export async function writeStylesheet(
  dir: string,
  compiled: CompiledApp,
  compiledDir: string,
  site: Site,
): Promise<string> {
  const css = await readStylesheet(compiled, compiledDir, site);
  const url = `/assets/${site.template}.${sha256(css, 'hex', 8)}.css`;
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, url), css);
  return url;
}

/** Links the compiled client files, public/, the dealer's assets, its own public/ and make logos, and the invented pictures of its cars. */
export async function linkStaticFiles(dir: string, site: Site, folders: Folders): Promise<void> {
  const client = join(folders.compiledDir, 'client');
  for (const file of await listFiles(client)) linkFile(join(client, file), join(dir, file));
  for (const asset of await readAssets(join(folders.sitesDir, site.slug, 'assets'))) {
    linkFile(asset.file, join(dir, asset.url));
  }
  for (const { path, file } of site.rootFiles) await linkFile(file, join(dir, path));
  await writeFile(join(dir, site.logoSprite.url), site.logoSprite.text);
  if (!site.stock || !site.stock.demo) return;
  const { photographFile } = await import('#scripts/demo/photographs.ts');
  const urls = new Set(site.cars.flatMap((car) => car.images.map(({ image }) => image.url)));
  for (const url of urls) linkFile(photographFile(url), join(dir, url));
}

/** Writes the index file of each of the dealer's catalogues, and the file that names the current vehicle index. */
export async function writeSearchIndexes(
  dir: string,
  { searchEntries }: CompiledApp,
  site: Site,
  now: Date,
): Promise<PublishedSearches> {
  const host = site.stock ? resolveTypesenseHost(site, process.env) : undefined;
  const searches = await buildSearches(site, { now, host }, async (name, index) => ({
    indexUrl: await writeIndex(dir, name, index),
    entry: searchEntries[name],
  }));
  if (searches.cars) await writeStockFile(dir, 'index', { cars: searches.cars.indexUrl });
  return searches;
}

/** Writes an index file and returns its address, which contains a content hash. */
async function writeIndex(dir: string, name: CatalogueName, index: string): Promise<string> {
  const url = getIndexUrl(name, sha256(index, 'hex', 8));
  await mkdir(join(dir, 'search'), { recursive: true });
  await writeFile(join(dir, url), index);
  return url;
}
