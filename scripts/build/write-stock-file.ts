import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file at an address that never changes: open pages that outlive a change of the stock read from it how things are now. */
export async function writeStockFile(dir: string, name: string, content: object): Promise<void> {
  await mkdir(join(dir, 'stock'), { recursive: true });
  await writeFile(join(dir, 'stock', `${name}.json`), JSON.stringify(content));
}
