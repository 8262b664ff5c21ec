import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files below a folder, with the folders they need. */
export async function writeFiles(dir: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
