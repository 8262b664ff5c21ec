import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeAtomically } from '#platform/write-atomically.ts';
import { getManifestPath } from '#server/published-site/server-files.ts';

const manifestSchema = v.object({
  /** Number of listed vehicles: a sudden zero is treated as a mistake. */
  cars: v.number(),
  /** Path -> the page's input hash, the keys of the site it read, and the files with its data. */
  pages: v.record(
    v.string(),
    v.object({ input: v.string(), reads: v.array(v.string()), files: v.optional(v.array(v.string()), []) }),
  ),
  /** Published files with a hash in their name -> the time when they went out of use; null = in use. */
  hashed: v.record(v.string(), v.nullable(v.string())),
});

/** A build's record for the next build of the same dealer and template. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

const EMPTY_MANIFEST: Manifest = { cars: 0, pages: {}, hashed: {} };

/** The last build's manifest. Empty if it is missing or unreadable, so every page is rendered. */
export async function readManifest(distDir: string, name: string): Promise<Manifest> {
  const text = await readFile(getManifestPath(distDir, name), 'utf8').catch(() => '');
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch {
    return EMPTY_MANIFEST;
  }
}

/** Stores a manifest for the next build. */
export async function writeManifest(distDir: string, name: string, manifest: Manifest): Promise<void> {
  await writeAtomically(getManifestPath(distDir, name), JSON.stringify(manifest));
}
