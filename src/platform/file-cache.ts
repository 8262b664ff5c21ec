import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { ignoreMissing } from './fs-errors.ts';
import { sha256 } from './sha256.ts';

/** A file of a published site, fully loaded. */
export interface LoadedFile {
  readonly path: string;
  readonly body: Buffer<ArrayBuffer>;
  /** The hash of the content, so a page that a new build did not change has the same ETag. */
  readonly hash: string;
}

/** Reads files through a cache; undefined if a file is missing. */
export type FileCache = (path: string) => Promise<LoadedFile | undefined>;

/** Changes whenever a file or folder is written or replaced by another one. */
export function getFileStamp(stats: Stats): string {
  return `${stats.ino}:${stats.size}:${stats.mtimeMs}:${stats.ctimeMs}`;
}

/**
 * Creates a reader with a cache of at most `maxBytes`. Checks the disk on each read, so a new publication is visible
 * immediately.
 */
export function createFileCache(maxBytes: number): FileCache {
  const cache = new LRUCache<string, { stamp: string; file: LoadedFile }>({ maxSize: maxBytes });
  const underWay = new Map<string, ReturnType<typeof readStamped>>();
  /** Everybody who asks meanwhile gets the same bytes: a hundred visitors do not read a video a hundred times. */
  const readOnce = (path: string, stamp: string) => {
    const key = `${stamp} ${path}`;
    const reading = underWay.get(key) ?? readStamped(path).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
  return async (path) => {
    const stats = await stat(path).catch(ignoreMissing);
    if (!stats?.isFile()) return;
    const known = cache.get(path);
    if (known?.stamp === getFileStamp(stats)) return known.file;
    const read = await readOnce(path, getFileStamp(stats));
    // The cache refuses a size of 0, which an empty file has.
    if (read) cache.set(path, read, { size: read.file.body.length + 1 });
    return read?.file;
  };
}

/** Reads stamp and content through one handle, so they match even while the file is being replaced. */
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
