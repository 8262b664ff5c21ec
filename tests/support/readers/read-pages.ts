import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The HTML of all pages of a built site, by file. */
export async function readPages(site: string): Promise<Record<string, string>> {
  const names = globSync('**/*.html', { cwd: site }).sort();
  const entries = names.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(entries));
}
