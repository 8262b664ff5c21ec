import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#domain/durations.ts';
import { linkFile } from './link-file.ts';
import type { Manifest } from './manifest.ts';

/** How long unused files are still served: open tabs continue to request the files of their build. */
const RETENTION_MS = DAY_MS;

/**
 * The hashed files to publish: the `current` build's (null), and those of earlier builds, with the time when they went
 * out of use, for a day after it.
 */
export function retainHashedFiles(
  before: Manifest['hashed'],
  current: readonly string[],
  now: Date,
): Manifest['hashed'] {
  const retired = Object.entries(before)
    .map(([file, since]) => [file, since ?? now.toISOString()] as const)
    .filter(([, since]) => now.getTime() - Date.parse(since) <= RETENTION_MS);
  return { ...Object.fromEntries(retired), ...Object.fromEntries(current.map((file) => [file, null])) };
}

/** Links the retained files of earlier builds from the published folder into `dir`. */
export async function linkRetainedFiles(
  dir: string,
  published: string,
  hashed: readonly string[],
): Promise<void> {
  for (const file of hashed) {
    const from = join(published, file);
    if (await stat(from).catch(() => undefined)) linkFile(from, join(dir, file));
  }
}
