import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#platform/sha256.ts';

const SCRIPTS = join(import.meta.dirname, '..');
const FOLDERS = ['demo', 'illustrations', 'photos'].map((name) => join(SCRIPTS, name));

/** A hash of the code that invents and draws: when the code changes, stock is regenerated without a manual version bump. */
export async function codeHash(): Promise<string> {
  const texts = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = (await readdir(folder, { recursive: true }))
        .filter((file) => file.endsWith('.ts') || file.endsWith('index.json'))
        .sort();
      return Promise.all(files.map(async (file) => file + (await readFile(join(folder, file), 'utf8'))));
    }),
  );
  return hashOf(texts.flat());
}

/** A hash of texts in order. */
export function hashOf(texts: readonly string[]): string {
  return sha256(texts.map((text) => `${text}\0`).join(''), 'hex');
}
