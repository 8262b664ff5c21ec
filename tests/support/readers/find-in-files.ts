import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The texts that any file of a folder contains, as `file: text`: grep over bytes, databases included. */
export async function findInFiles(dir: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    found.push(...texts.filter((text) => bytes.includes(text)).map((text) => `${entry.name}: ${text}`));
  }
  return found.sort();
}
