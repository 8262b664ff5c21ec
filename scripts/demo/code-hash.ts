import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#platform/sha256.ts';

/** A hash of the code that invents stock and of the names of its photographs: when they change, stock is made again. */
export async function codeHash(): Promise<string> {
  const folder = import.meta.dirname;
  const files = (await readdir(folder, { recursive: true })).sort();
  const texts = files.map(async (file) =>
    file.endsWith('.ts') ? file + (await readFile(join(folder, file), 'utf8')) : file,
  );
  return hashOf(await Promise.all(texts));
}

/** A hash of texts in order. */
export function hashOf(texts: readonly string[]): string {
  return sha256(texts.map((text) => `${text}\0`).join(''), 'hex');
}
