import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#domain/durations.ts';
import { linkFile } from './link-file.ts';
import type { Manifest } from './manifest.ts';

/** For how long a file that is no longer in use is still served: open tabs keep asking for the files they were loaded with. */
const RETENTION_MS = DAY_MS;

/**
 * The hashed files to publish: `current` ones of this generation (null) and those of earlier ones, with the time at which
 * they went out of use, for a day after it.
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

/** Links the files of earlier generations that are still served from the published folder into `dir`. */
export async function linkRetainedFiles(
  dir: string,
  published: string,
  hashed: readonly string[],
): Promise<void> {
  for (const file of hashed) {
    const from = join(published, file);
    if (await stat(from).catch(() => undefined)) await linkFile(from, join(dir, file));
  }
}
