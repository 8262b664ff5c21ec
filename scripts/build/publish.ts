import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';

/** Creates a folder to build in, on the same disk as `dist`, so publishing is a rename. */
export async function createStagingFolder(distDir: string, name: string): Promise<string> {
  const dir = join(distDir, '.tmp', `${name}-${process.pid}`);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  return dir;
}

/** Replaces the published folder with a finished one atomically: visitors get either the old build or the new one. */
export async function publishFolder(generation: string, published: string): Promise<void> {
  const old = `${generation}-old`;
  await mkdir(dirname(published), { recursive: true });
  await rename(published, old).catch(ignoreMissing);
  await rename(generation, published);
  await rm(old, { recursive: true, force: true });
}
