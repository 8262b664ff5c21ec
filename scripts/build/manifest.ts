import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeAtomically } from '#platform/write-atomically.ts';
import { getManifestPath } from '#server/published-site/server-files.ts';

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
