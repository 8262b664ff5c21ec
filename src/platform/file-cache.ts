import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createByteCache } from './byte-cache.ts';
import { ignoreMissing } from './fs-errors.ts';
import { sha256 } from './sha256.ts';

/** A file of a published site, whole. */
export interface LoadedFile {
  readonly path: string;
  readonly body: Buffer<ArrayBuffer>;
  /** Of the content: a page that a new build left as it was keeps its ETag. */
  readonly hash: string;
}

/** Reads files and keeps the recent ones; undefined where there is no file. */
export type FileCache = (path: string) => Promise<LoadedFile | undefined>;

/** Changes whenever a file or folder is written or replaced by another one. */
export function getFileStamp(stats: Stats): string {
  return `${stats.ino}:${stats.size}:${stats.mtimeMs}:${stats.ctimeMs}`;
}

/** Makes a reader that holds at most `maxBytes` and looks at the disk each time, so that a new publication shows at once. */
export function createFileCache(maxBytes: number): FileCache {
  const cache = createByteCache<{ stamp: string; file: LoadedFile }>(maxBytes);
  return async (path) => {
    const stats = await stat(path).catch(ignoreMissing);
    if (!stats?.isFile()) return;
    const known = cache.get(path);
    if (known?.stamp === getFileStamp(stats)) return known.file;
    const read = await readStamped(path);
    if (read) cache.set(path, read, read.file.body.length);
    return read?.file;
  };
}

/** Stamp and content through one handle: they belong together even while the file is being replaced. */
async function readStamped(path: string): Promise<{ stamp: string; file: LoadedFile } | undefined> {
  const handle = await open(path).catch(ignoreMissing);
  if (!handle) return undefined;
  try {
    const stamp = getFileStamp(await handle.stat());
    const body = await handle.readFile();
    const hash = sha256(body, 'base64url', 22);
    return { stamp, file: { path, body, hash } };
  } finally {
    await handle.close();
  }
}
