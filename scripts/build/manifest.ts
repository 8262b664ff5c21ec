import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { DAY_MS } from '#domain/durations.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { getManifestPath } from '#published-site/server-files.ts';
import { linkFile } from './files.ts';

const storedSchema = v.object({
  cars: v.number(),
  /** Hundreds of pages read the same, so a page has the index of what it read. */
  reads: v.array(v.array(v.string())),
  pages: v.record(
    v.string(),
    v.object({ input: v.string(), reads: v.number(), files: v.optional(v.array(v.string()), []) }),
  ),
  hashed: v.record(v.string(), v.nullable(v.string())),
});

/** A build's record for the next build of the same dealer and template. */
export interface Manifest {
  /** Number of listed vehicles: a sudden zero is treated as a mistake. */
  readonly cars: number;
  /** Path -> the page's input hash, what of the site it read, and the files with its data. */
  readonly pages: Readonly<Record<string, ManifestPage>>;
  /** Published files with a hash in their name -> the time when they went out of use; null = in use. */
  readonly hashed: Readonly<Record<string, string | null>>;
}

export interface ManifestPage {
  readonly input: string;
  readonly reads: readonly string[];
  readonly files: readonly string[];
}

const EMPTY_MANIFEST: Manifest = { cars: 0, pages: {}, hashed: {} };

/** The last build's manifest. Empty if it is missing or unreadable, so every page is rendered. */
export async function readManifest(distDir: string, name: string): Promise<Manifest> {
  const text = await readFile(getManifestPath(distDir, name), 'utf8').catch(() => '');
  try {
    const { pages, reads, ...rest } = v.parse(storedSchema, JSON.parse(text));
    const read = ([path, page]: [string, (typeof pages)[string]]) =>
      [path, { ...page, reads: reads[page.reads] ?? [] }] as const;
    return { ...rest, pages: Object.fromEntries(Object.entries(pages).map(read)) };
  } catch {
    return EMPTY_MANIFEST;
  }
}

/** Stores a manifest for the next build. */
export async function writeManifest(distDir: string, name: string, manifest: Manifest): Promise<void> {
  const reads = new Map<string, number>();
  const pages = Object.entries(manifest.pages).map(([path, page]) => {
    const key = JSON.stringify(page.reads);
    const index = reads.get(key) ?? reads.size;
    reads.set(key, index);
    return [path, { ...page, reads: index }] as const;
  });
  const stored: v.InferInput<typeof storedSchema> = {
    ...manifest,
    pages: Object.fromEntries(pages.map(([path, page]) => [path, { ...page, files: [...page.files] }])),
    reads: [...reads.keys()].map((key): string[] => JSON.parse(key)),
  };
  await writeAtomically(getManifestPath(distDir, name), JSON.stringify(stored));
}

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
