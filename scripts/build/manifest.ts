import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeAtomically } from '#platform/write-atomically.ts';
import { getManifestPath } from '#server/published-site/server-files.ts';

const manifestSchema = v.object({
  /** How many vehicles were listed: a dealer that suddenly has none is a mistake. */
  cars: v.number(),
  /** Path -> hash of all that the page was made from, the keys of the site among it, and the CSP hashes of its inline scripts. */
  pages: v.record(
    v.string(),
    v.object({ input: v.string(), reads: v.array(v.string()), scripts: v.array(v.string()) }),
  ),
  /** The files with a hash in their name that are published -> since when they are not in use; null = they are. */
  hashed: v.record(v.string(), v.nullable(v.string())),
});

/** What a build leaves for the next one of the same dealer and template. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

const EMPTY_MANIFEST: Manifest = { cars: 0, pages: {}, hashed: {} };

/** The last build's manifest; an empty one when there is none or it can't be read: then every page is rendered. */
export async function readManifest(distDir: string, name: string): Promise<Manifest> {
  const text = await readFile(getManifestPath(distDir, name), 'utf8').catch(() => '');
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch {
    return EMPTY_MANIFEST;
  }
}

/** Keeps a manifest for the next build. */
export async function writeManifest(distDir: string, name: string, manifest: Manifest): Promise<void> {
  await writeAtomically(getManifestPath(distDir, name), JSON.stringify(manifest));
}
