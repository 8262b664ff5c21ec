import { cacheControl } from './cache-control.ts';
import { contentType } from './content-type.ts';
import type { FileCache } from './file-cache.ts';
import { applyHeaderRules } from './headers-file.ts';
import { ImageProblem } from './image-problem.ts';
import { decodePath } from './request-path.ts';
import type { Visit } from './routes.ts';
import { findStatic } from './static-file.ts';

/** An original: where its bytes come from, and what is said of it to browsers. */
export interface ImageSource {
  /** Changes with the content. */
  readonly key: string;
  /** Media type: 'image/jpeg'. */
  readonly type: string;
  /** For every picture made from it: Cache-Control above all. */
  readonly headers: Headers;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * A picture of the dealer's own site, by its path. What `_headers` says of the original holds for what is made of it,
 * as on Netlify. Throws an ImageProblem where there is none.
 */
export async function localSource(read: FileCache, { site }: Visit, pathname: string): Promise<ImageSource> {
  const path = decodePath(pathname);
  if (path === undefined) throw new ImageProblem(400, 'url: is malformed.');
  const found = await findStatic(read, site.dir, path);
  if (!found || 'movedTo' in found) throw new ImageProblem(404, `url: there is no ${path} on this site.`);
  const { file } = found;
  const headers = new Headers({ 'cache-control': cacheControl(path) });
  applyHeaderRules(headers, site.headers, path);
  return { key: file.hash, type: contentType(file.path), headers, bytes: async () => file.body };
}
