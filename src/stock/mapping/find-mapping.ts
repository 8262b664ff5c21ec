import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StockProblems } from '#stock/problems-error.ts';

/** The mappings that ship with the project. */
const OWN_MAPPINGS = resolve(import.meta.dirname, '../../../scripts/mappings');

/**
 * The mapping file that a command or a site means: a path, a file beside site.ts, or the bare name of one in
 * scripts/mappings ('listings-au'). Throws StockProblems when there is none.
 */
export async function findMapping(name: string, siteDir: string): Promise<string> {
  const candidates = [name, join(siteDir, name), join(OWN_MAPPINGS, `${name}.mapping.json`)];
  for (const file of candidates) {
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  throw new StockProblems([
    `mapping: "${name}" is neither a file nor a mapping in scripts/mappings. Check the path or the name.`,
  ]);
}
