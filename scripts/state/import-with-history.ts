import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { type ImportRequest, type ImportResult, importStock } from '#stock/import/import-stock.ts';
import { findSnapshotProblems, readStoredSnapshot } from '#stock/snapshot/snapshot-file.ts';
import { StockError } from '#stock/stock-error.ts';
import type { StateStore } from './open-state-store.ts';

/**
 * Imports a feed as the next day of the story in the store: first-seen dates, prices, redirects of gone cars and the guard
 * against broken feeds go on from the newest snapshot, whichever machine made it. Throws, and changes nothing, if the store
 * cannot be asked: a clean machine must not begin the story anew.
 */
export async function importWithHistory(
  store: StateStore | undefined,
  request: ImportRequest,
): Promise<ImportResult> {
  if (!store) return importStock(request);
  const key = `${basename(request.siteDir)}/stock.json`;
  const file = join(request.siteDir, 'stock.json');
  const stored = await store.read(key);
  if (stored !== undefined) await takeNewer(file, stored, `${store.name}: ${key}`);
  const result = await importStock(request);
  const next = await readFile(file, 'utf8').catch(ignoreMissing);
  if (next !== undefined && next !== stored) await store.write(key, next);
  return result;
}

/** Replaces the snapshot on this disk by the store's, if that is newer. */
async function takeNewer(file: string, stored: string, where: string): Promise<void> {
  const problems = findSnapshotProblems(stored);
  if (problems.length > 0) {
    throw new StockError(
      problems.map((problem) => `${where}: ${problem} Restore it, or delete it to continue from ${file}.`),
    );
  }
  const here = await readStoredSnapshot(file);
  const { imported_at }: { imported_at: string } = JSON.parse(stored);
  if (here && Date.parse(here.snapshot.imported_at) >= Date.parse(imported_at)) return;
  await writeAtomically(file, stored);
}
