import { readFile, stat } from 'node:fs/promises';
import { type Brochure, findBrochure, type LazyBrochureFile, parseBrochureFile } from '#brochure/brochure.ts';
import { getFileStamp } from '#platform/file-cache.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { getBrochuresPath } from './server-files.ts';

/** Finds the brochure of a car by the site's name in dist and the car's slug. */
export type BrochureReader = (site: string, car: string) => Promise<Brochure | undefined>;

/** Files are some megabytes each, so only this many dealers stay in memory. */
const CACHE_SIZE = 8;

/**
 * Reads dist/.server/<site>.brochures.json, which the build writes, and reads it again once it has been replaced.
 * Rejects if it is broken.
 */
export function createBrochureReader(distDir: string): BrochureReader {
  const known = new Map<string, { readonly stamp: string; readonly file: LazyBrochureFile }>();

  async function fileOf(site: string): Promise<LazyBrochureFile | undefined> {
    const path = getBrochuresPath(distDir, site);
    const stats = await stat(path).catch(ignoreMissing);
    if (!stats) return undefined;
    const stamp = getFileStamp(stats);
    const before = known.get(site);
    known.delete(site);
    const file = before?.stamp === stamp ? before.file : await readBrochureFile(path);
    known.set(site, { stamp, file });
    if (known.size > CACHE_SIZE) known.delete(known.keys().next().value ?? '');
    return file;
  }

  return async (site, car) => {
    const file = await fileOf(site);
    return file && findBrochure(file, car);
  };
}

async function readBrochureFile(path: string): Promise<LazyBrochureFile> {
  const text = await readFile(path, 'utf8');
  try {
    return parseBrochureFile(text);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}. Build the site again.`);
  }
}
