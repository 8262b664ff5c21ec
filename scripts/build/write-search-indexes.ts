import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSearches,
  type CatalogueName,
  getIndexUrl,
  type PublishedSearches,
} from '#features/catalogue-search/catalogues.ts';
import { sha256 } from '#platform/sha256.ts';
import { resolveTypesenseHost } from '#site/resolve-typesense-host.ts';
import type { Site } from '#site/site.ts';
import type { CompiledApp } from './compiled.ts';
import { writeStockFile } from './write-stock-file.ts';

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
