import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file at a fixed address, from which open pages learn about stock changes. */
export async function writeStockFile(dir: string, name: string, content: object): Promise<void> {
  await mkdir(join(dir, 'stock'), { recursive: true });
  await writeFile(join(dir, 'stock', `${name}.json`), JSON.stringify(content));
}
