import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileMaker } from '#platform/file-cache.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { composePhotograph } from '#scripts/demo/pictures/photographs.ts';
import { readBadPhotoPath } from './bad-photo-url.ts';
import { FAULTS } from './faults.ts';

/** Longer than visitors wait, and shorter than what browsers give up on. */
const DEFAULT_SLOW_MS = 20_000;

/** Makes photographs with faults on request, as photo-maker.ts does faultless ones. */
export function createBadPhotoMaker(
  dataDir: string,
  { slowMs = DEFAULT_SLOW_MS }: { readonly slowMs?: number } = {},
): FileMaker {
  const underWay = new Map<string, Promise<string | undefined>>();

  async function make(path: string): Promise<string | undefined> {
    const { fault, name } = readBadPhotoPath(path) ?? {};
    const spoil = fault && FAULTS[fault];
    if (!spoil || !name) return undefined;
    const file = join(dataDir, 'demo', 'bad-photos', fault, name);
    if (await stat(file).catch(() => undefined)) return file;
    const photograph = await composePhotograph(name);
    if (!photograph) return undefined;
    await writeAtomically(file, await spoil(photograph));
    return file;
  }

  return async (path) => {
    const making = underWay.get(path) ?? make(path).finally(() => underWay.delete(path));
    underWay.set(path, making);
    const made = await making;
    if (made && readBadPhotoPath(path)?.fault === 'slow') await sleep(slowMs);
    return made;
  };
}
