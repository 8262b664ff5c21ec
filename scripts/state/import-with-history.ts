import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig, readCountry } from '#site/read-config.ts';
import { type ImportRequest, type ImportResult, importStock } from '#stock/import/import-stock.ts';
import { findSnapshotProblems, readStoredStock } from '#stock/snapshot/snapshot-file.ts';
import { StockError } from '#stock/stock-error.ts';
import type { StateStore } from './open-state-store.ts';

/**
 * Imports a feed as the next day of the story in the store: first-seen dates, prices, redirects of gone cars and the guard
 * against broken feeds go on from the newest snapshot, whichever machine made it. Throws, and changes nothing, if the store
 * cannot be asked: a clean machine must not begin the story anew.
 */
export async function importWithHistory(
  store: StateStore | undefined,
  request: Omit<ImportRequest, 'dealer' | 'listing'>,
): Promise<ImportResult> {
  const { siteDir } = request;
  const rules = await readDealerRules(dirname(siteDir), basename(siteDir));
  if (!store) return importStock({ ...request, ...rules });
  const key = `${basename(siteDir)}/stock.json`;
  const file = join(siteDir, 'stock.json');
  const stored = await store.read(key);
  if (stored !== undefined) await takeNewer(file, stored, `${store.name}: ${key}`);
  const result = await importStock({ ...request, ...rules });
  const next = await readFile(file, 'utf8').catch(ignoreMissing);
  if (next !== undefined && next !== stored) await store.write(key, next);
  return result;
}

/** Replaces the snapshot on this disk by the store's, if that is newer. */
async function takeNewer(file: string, stored: string, where: string): Promise<void> {
  const problems = await findSnapshotProblems(stored);
  if (problems.length > 0) {
    throw new StockError(
      problems.map((problem) => `${where}: ${problem} Restore it, or delete it to continue from ${file}.`),
    );
  }
  const here = await readStoredStock(file);
  const { imported_at }: { imported_at: string } = JSON.parse(stored);
  if (here && Date.parse(here.stock.imported_at) >= Date.parse(imported_at)) return;
  await writeAtomically(file, stored);
}

/**
 * What a dealer's files say that its stock must agree with, so that an import holds back what a build would fail for. A
 * dealer whose site.ts or locations cannot be read yet has no rules from there: the build will say what is wrong.
 */
export async function readDealerRules(
  sitesDir: string,
  slug: string,
): Promise<Pick<ImportRequest, 'dealer' | 'listing'>> {
  const config = await readConfig(sitesDir, slug).catch((error: unknown) => {
    if (error instanceof SiteError) return undefined;
    throw error;
  });
  if (!config) return { dealer: { country: await readCountry(sitesDir, slug) } };
  const { data, problems } = await readDataFiles(join(sitesDir, slug));
  const timeZone = timeZoneOf(config);
  return {
    dealer: {
      imageHosts: config.imageHosts,
      timeZone,
      country: config.country,
      ...(problems.length === 0 && {
        locationIds: new Set(data.locations.map(({ id }) => id)),
        locations: data.locations,
      }),
    },
    ...(config.stock && { listing: { ...config.stock, timeZone } }),
  };
}
