import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file, and its folder, so that a reader finds the old text or the new one and never half of it. */
export async function writeAtomic(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
