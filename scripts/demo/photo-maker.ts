import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileMaker } from '#platform/file-cache.ts';
import { demoPhotosDir, readStamp } from './ensure-demo.ts';

const PHOTOGRAPH = /[/\\]assets[/\\]photos[/\\][a-z0-9-]+\.webp$/;
/** Minimum time between two reads of the stock for unknown names. */
const REREAD_INTERVAL_MS = 1000;

/**
 * Makes photographs of invented vehicles on request: a dealer has thousands, and visitors look at few. Only photographs
 * that a dealer's stock refers to are made, so requests cannot fill the disk. `standInFor` names another photograph to show in
 * the place of one.
 */
export function createPhotoMaker(
  dataDir: string,
  standInFor: (name: string) => string = (name) => name,
): FileMaker {
  const folder = demoPhotosDir(dataDir);
  const underWay = new Map<string, Promise<string | undefined>>();
  const isNamed = namesOfStock(dataDir);

  async function make(name: string): Promise<string | undefined> {
    const file = join(folder, name);
    if (await exists(file)) return file;
    const { makePhotograph } = await import('./pictures/photographs.ts');
    return (await makePhotograph(folder, name)) ? file : undefined;
  }

  return async (file) => {
    const named = basename(file);
    if (!PHOTOGRAPH.test(file) || !(await isNamed(named))) return undefined;
    const name = standInFor(named);
    const making = underWay.get(name) ?? make(name).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}

/** Whether any demonstration dealer's stock refers to a picture. */
function namesOfStock(dataDir: string): (name: string) => Promise<boolean> {
  let names: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let readAt = Number.NEGATIVE_INFINITY;
  return async (name) => {
    if ((await names).has(name)) return true;
    if (performance.now() - readAt > REREAD_INTERVAL_MS) {
      readAt = performance.now();
      names = readNames(join(dataDir, 'demo'));
    }
    return (await names).has(name);
  };
}

async function readNames(folder: string): Promise<ReadonlySet<string>> {
  const dealers = await readdir(folder).catch(() => []);
  const stamps = await Promise.all(dealers.map((slug) => readStamp(join(folder, slug, 'stock.json.made'))));
  return new Set(stamps.flatMap((stamp) => stamp?.pictures ?? []));
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}
