import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { safeGet } from '#platform/http/safe-get.ts';
import { linkFile } from '#scripts/build/files.ts';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';
import { getPreviewPath, type LinkPreview, listPreviews } from '#site/link-previews.ts';
import type { Site } from '#site/site.ts';
import { drawPreview } from './draw-preview.ts';

const FETCH_LIMITS = { maxBytes: 20_000_000, timeoutMs: 10_000, maxRedirects: 0 } as const;

/**
 * Writes the pictures that link previews show. Those of the last output are linked: their names tell what is on them. One whose photo
 * could not be had has only its words, until a later build gets it: it is not among the `files` that the next build need not draw.
 */
export async function writePreviews(
  dir: string,
  site: Site,
  published: { readonly dir: string; readonly hashed: Readonly<Record<string, unknown>> },
) {
  const previews = new Map(listPreviews(site).map((preview) => [getPreviewPath(preview).slice(1), preview]));
  const failures: string[] = [];
  const files: string[] = [];
  await mapConcurrently([...previews], availableParallelism(), async ([file, preview]) => {
    const before = join(published.dir, file);
    if (Object.hasOwn(published.hashed, file) && existsSync(before)) {
      linkFile(before, join(dir, file));
      files.push(file);
      return;
    }
    try {
      await writeFile(join(dir, file), await drawPreview(preview, await readPhoto(preview, dir)));
      files.push(file);
    } catch (error) {
      failures.push(`${preview.photo} (${error instanceof Error ? error.message : error})`);
      await writeFile(join(dir, file), await drawPreview(preview, undefined));
    }
  });
  const count = `${failures.length} of ${previews.size}`;
  const note = `${site.slug}: link previews: ${count} without their photo, such as ${failures[0]}.`;
  return { files, notes: failures.length === 0 ? [] : [note] };
}

/** A photo of the site is in `dir`, and nowhere above it, whatever a feed says; others are fetched. */
async function readPhoto({ photo }: LinkPreview, dir: string): Promise<Uint8Array | undefined> {
  if (photo === null) return undefined;
  if (photo.startsWith('/')) return readFile(join(dir, decodeURI(new URL(photo, 'file:///').pathname)));
  const { status, body } = await safeGet(new URL(photo), FETCH_LIMITS);
  if (status !== 200) throw new Error(`answered ${status}`);
  return body;
}
