import { DAY_MS } from '#domain/durations.ts';
import { decodePath } from '#host/request-path.ts';
import type { SiteRequest } from '#host/routes.ts';
import { getCacheControl, getContentType } from '#host/static/file-headers.ts';
import { applyHeaderRules } from '#host/static/headers-file.ts';
import { findStatic } from '#host/static/static-file.ts';
import type { FileCache } from '#platform/file-cache.ts';
import { type GetResponse, safeGet } from '#platform/http/safe-get.ts';
import { ImageError } from './image-request.ts';

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

const MAX_IMAGE_BYTES = 20_000_000;
const TIMEOUT_MS = 10_000;
const OK = 200;

/** Media types by file extension; pictures without a known extension are treated as JPEG. */
const TYPES = [
  [/\.png$/i, 'image/png'],
  [/\.webp$/i, 'image/webp'],
  [/\.avif$/i, 'image/avif'],
] as const;

/**
 * Opens a picture from another host over https. The host must be in the dealer's `imageHosts`. Redirects are not
 * followed: they could lead anywhere. Throws an ImageError if the picture is not allowed or can't be fetched.
 */
export function openRemoteImage(
  url: URL,
  allowedHosts: readonly string[],
  now: Date,
  get: GetPicture,
): OriginalImage {
  if (url.protocol !== 'https:' || !allowedHosts.includes(url.host)) {
    throw new ImageError(
      403,
      'url: pictures from there are not allowed. Name the host in imageHosts of site.ts.',
    );
  }
  return {
    // It is assumed unchanged for a day, then fetched again.
    key: `${url.href} ${Math.floor(now.getTime() / DAY_MS)}`,
    type: TYPES.find(([ending]) => ending.test(url.pathname))?.[1] ?? 'image/jpeg',
    headers: new Headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }),
    bytes: () => fetchImage(url, get),
  };
}

/** Gets a picture of another host. */
export type GetPicture = (url: URL) => Promise<Pick<GetResponse, 'status' | 'body'>>;

/**
 * Gets public addresses alone, looked at in the moment of connecting: a host of `imageHosts` may come to lead to this
 * machine or its neighbours. `privateHosts` are exceptions by the operator.
 */
export function createPictureGetter(privateHosts: ReadonlySet<string>): GetPicture {
  return (url) =>
    safeGet(url, { maxBytes: MAX_IMAGE_BYTES, timeoutMs: TIMEOUT_MS, maxRedirects: 0, privateHosts });
}

async function fetchImage(url: URL, get: GetPicture): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const { status, body } = await get(url);
    if (status !== OK) throw new Error(`answered ${status}`);
    return new Uint8Array(body);
  } catch (error) {
    throw new ImageError(
      502,
      `url: ${url.host} did not send the picture (${error instanceof Error ? error.message : error}).`,
    );
  }
}
