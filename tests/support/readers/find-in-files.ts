import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The texts that any file of a folder contains, as `file: text`: grep over bytes, databases included. */
export async function findInFiles(dir: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    // A running database removes files between the listing and the reading.
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
    found.push(...texts.filter((text) => bytes.includes(text)).map((text) => `${entry.name}: ${text}`));
  }
  return found.sort();
}
