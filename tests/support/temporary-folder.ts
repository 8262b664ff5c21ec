import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** In memory where the machine has such a folder: hundreds of stores are opened, which wait for the disk at every write. */
export const TEMPORARY_ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A new empty folder, which is removed after the test. */
export async function makeTemporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(TEMPORARY_ROOT, 'forecourt-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}
