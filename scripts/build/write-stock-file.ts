import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file at an address that never changes, from which open pages learn about later changes of the stock. */
export async function writeStockFile(dir: string, name: string, content: object): Promise<void> {
  await mkdir(join(dir, 'stock'), { recursive: true });
  await writeFile(join(dir, 'stock', `${name}.json`), JSON.stringify(content));
}
