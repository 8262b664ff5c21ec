import type { Stats } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { HttpError } from '#functions/lib/http/responses.ts';
import { getFileStamp } from '#platform/file-cache.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { sha256 } from '#platform/sha256.ts';
import { writeAtomically } from '#platform/write-atomically.ts';

/** What editors may read and write below a dealer's folder, and nothing else there. */
const EDITABLE =
  /^(?:content\/(?:[a-z]+(?:-[a-z]+)*\.json|pages\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.md)|assets\/[\w][\w.-]*\.(?:avif|gif|jpe?g|png|svg|webp))$/;

/** A file that editors see. */
export interface DealerFile {
  /** Below the dealer's folder: 'content/offers.json'. */
  readonly path: string;
  /** Its version. */
  readonly sha: string;
  readonly size: number;
}

/** A file to write, or to delete if it has no content. */
export interface FileChange {
  readonly path: string;
  /** The version that the editor has changed; undefined = there was none. */
  readonly sha: string | undefined;
  readonly content: Uint8Array | undefined;
}

/** The content and the pictures in a dealer's folder. */
export interface DealerFiles {
  list(): Promise<readonly DealerFile[]>;
  /** Undefined if there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** Whether they are as these changes make them. Throws an HttpError if one of them may not be written. */
  hold(changes: readonly FileChange[]): Promise<boolean>;
  /** Throws an HttpError if one of them is not the version any more that the editor has changed. */
  assertCurrent(changes: readonly FileChange[]): Promise<void>;
  /** Writes each in one step, pictures before the content that names them. */
  write(changes: readonly FileChange[]): Promise<void>;
}

/** The version of a content. */
export function versionOf(content: Uint8Array): string {
  return sha256(content, 'hex', 40);
}

/** Opens the folder of a dealer. Versions are found anew only of files that have changed. */
export function openDealerFiles(dir: string): DealerFiles {
  const versions = new Map<string, { readonly stamp: string; readonly sha: string }>();

  async function findVersion(path: string, stats: Stats): Promise<DealerFile> {
    const stamp = getFileStamp(stats);
    const known = versions.get(path);
    const sha = known?.stamp === stamp ? known.sha : versionOf(await readFile(join(dir, path)));
    versions.set(path, { stamp, sha });
    return { path, sha, size: stats.size };
  }

  async function find(path: string): Promise<DealerFile | undefined> {
    const stats = await stat(join(dir, path)).catch(ignoreMissing);
    return stats?.isFile() ? findVersion(path, stats) : undefined;
  }

  return {
    async list() {
      const found = await Promise.all(
        ['assets', 'content'].map((folder) =>
          readdir(join(dir, folder), { recursive: true, withFileTypes: true }).catch(() => []),
        ),
      );
      const paths = found
        .flat()
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((path) => EDITABLE.test(path))
        .sort();
      const files = await Promise.all(paths.map(find));
      return files.filter((file) => file !== undefined);
    },
    read: async (path) =>
      EDITABLE.test(path) ? ((await readFile(join(dir, path)).catch(ignoreMissing)) ?? undefined) : undefined,
    async hold(changes) {
      for (const { path } of changes) assertEditable(path);
      const found = await Promise.all(changes.map(({ path }) => find(path)));
      return changes.every(({ content }, index) => found[index]?.sha === (content && versionOf(content)));
    },
    async assertCurrent(changes) {
      for (const { path, sha } of changes) {
        if ((await find(path))?.sha !== sha)
          throw new HttpError(
            409,
            `${path}: somebody else has changed it since you opened it. Reload the page to see their version; yours is kept as a draft.`,
          );
      }
    },
    async write(changes) {
      const picturesFirst = changes.toSorted((a, b) => Number(isText(a.path)) - Number(isText(b.path)));
      for (const { path, content } of picturesFirst) {
        if (content === undefined) await rm(join(dir, path), { force: true });
        else await writeAtomically(join(dir, path), content, { durable: true });
      }
    },
  };
}

/** Throws an HttpError for a file that is not the editors'. */
export function assertEditable(path: string): void {
  if (!EDITABLE.test(path)) throw new HttpError(422, `${path}: can't be edited here.`);
}

/** Whether a file holds text, and is no picture. */
export function isText(path: string): boolean {
  return ['.json', '.md'].includes(extname(path));
}
