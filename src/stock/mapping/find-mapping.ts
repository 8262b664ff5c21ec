import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { StockError } from '#stock/stock-error.ts';

/** The folder of the mappings that ship with the project. */
export const BUILT_IN_MAPPINGS_DIR = join(PACKAGE_ROOT, 'scripts/mappings');

/**
 * Finds a mapping file by its path, by the name of a file next to site.ts, or by the bare name of one in
 * scripts/mappings ('listings-au'). Throws StockError if there is none.
 */
export async function findMapping(name: string, siteDir: string): Promise<string> {
  const candidates = [name, join(siteDir, name), join(BUILT_IN_MAPPINGS_DIR, `${name}.mapping.json`)];
  for (const file of candidates) {
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile()) return file;
  }
  throw new StockError([
    `mapping: "${name}" is neither a file nor a mapping in scripts/mappings. Check the path or the name.`,
  ]);
}
