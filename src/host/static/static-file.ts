import { join } from 'node:path';
import type { FileCache, LoadedFile } from '#platform/file-cache.ts';

/** The result of looking up a path in a folder of static files: a file, or the canonical address of the page. */
export type StaticMatch = { readonly file: LoadedFile } | { readonly movedTo: string };

/** Names that begin with a dot, but for the folder of proofs of ownership. */
const HIDDEN_PATH = /^\/\.(?!well-known\/)|(?<=.)\/\./;

/** Files that configure the host; they are never served. */
const CONFIG_FILES = new Set(['/_headers', '/_redirects']);

/**
 * Looks a decoded path up in a published folder, by these rules: '/x/' is x/index.html; '/x' with such a page
 * and '/x/index.html' have moved to '/x/'. Names that begin with a dot are never served, but for '/.well-known/'.
 */
export async function findStatic(
  read: FileCache,
  dir: string,
  path: string,
): Promise<StaticMatch | undefined> {
  if (CONFIG_FILES.has(path) || HIDDEN_PATH.test(path)) return undefined;
  if (path.endsWith('/')) return toMatch(await read(join(dir, path, 'index.html')));
  const file = await read(join(dir, path));
  if (file) return path.endsWith('/index.html') ? { movedTo: path.slice(0, -'index.html'.length) } : { file };
  return (await read(join(dir, path, 'index.html'))) ? { movedTo: `${path}/` } : undefined;
}

function toMatch(file: LoadedFile | undefined): StaticMatch | undefined {
  return file && { file };
}
