import { statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/** In memory where the machine has room there: hundreds of stores are opened, which wait for the disk at every write. */
export const TEMPORARY_ROOT = hasRoom(MEMORY) ? MEMORY : tmpdir();

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** A new empty folder, which is removed after the test. */
export async function makeTemporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(TEMPORARY_ROOT, 'forecourt-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}
