import { decodePath } from '#host/request-path.ts';
import type { SiteRequest } from '#host/routes.ts';
import { getCacheControl } from '#host/static/cache-control.ts';
import { getContentType } from '#host/static/content-type.ts';
import { applyHeaderRules } from '#host/static/headers-file.ts';
import { findStatic } from '#host/static/static-file.ts';
import type { FileCache } from '#platform/file-cache.ts';
import { ImageError } from './image-error.ts';

/** An original picture: its bytes and the headers that apply to it. */
export interface OriginalImage {
  /** Changes with the content. */
  readonly key: string;
  /** Media type: 'image/jpeg'. */
  readonly type: string;
  /** For every picture made from it: Cache-Control above all. */
  readonly headers: Headers;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Opens a picture of the dealer's own site by its path. The `_headers` rules of the original apply to its transformed
 * versions, as on Netlify. Throws an ImageError if there is none.
 */
export async function openLocalImage(
  read: FileCache,
  { site }: SiteRequest,
  pathname: string,
): Promise<OriginalImage> {
  const path = decodePath(pathname);
  if (path === undefined) throw new ImageError(400, 'url: its path is malformed. Encode it once.');
  const found = await findStatic(read, site.dir, path);
  if (!found || 'movedTo' in found) throw new ImageError(404, `url: there is no ${path} on this site.`);
  const { file } = found;
  const headers = new Headers({ 'cache-control': getCacheControl(path) });
  applyHeaderRules(headers, site.headers, path);
  return { key: file.hash, type: getContentType(file.path), headers, bytes: async () => file.body };
}
