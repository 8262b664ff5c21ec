import { isIPv6 } from 'node:net';
import { matchesEtag } from '#functions/lib/http/request.ts';
import { respondBytes, respondNotModified, respondText } from '#host/respond.ts';
import type { HostRoute, SiteRequest } from '#host/routes.ts';
import type { FileCache } from '#platform/file-cache.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import type { OnQueueChange } from './fair-queue.ts';
import { createImageCache, createImageKey } from './image-cache.ts';
import {
  assertListedSize,
  ImageError,
  type ImageFormat,
  listAccepted,
  parseImageRequest,
} from './image-request.ts';
import { type GetPicture, type OriginalImage, openLocalImage, openRemoteImage } from './original-image.ts';

/** Originals that can be transformed, and the output format of each if the browser accepts no better one. */
const DEFAULT_FORMATS: Readonly<Record<string, ImageFormat>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};
/** Originals that are sent unchanged: vector images scale by themselves, and animations would stop moving. */
const PASSTHROUGH_TYPES = new Set(['image/svg+xml', 'image/gif']);

const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

/** The route's dependencies on its server. */
export interface ImageRouteDeps {
  readonly dataDir: string;
  readonly read: FileCache;
  readonly sites: SiteReader;
  readonly getPicture: GetPicture;
  readonly onQueueChange?: OnQueueChange;
}

/** `/.netlify/images`: pictures of the dealer's site in the requested size and format, as Netlify's Image CDN serves them. */
export function createImageRoute(deps: ImageRouteDeps): HostRoute {
  const { dataDir, read, sites, getPicture, onQueueChange } = deps;
  const images = createImageCache(dataDir, onQueueChange);

  async function answer(siteRequest: SiteRequest): Promise<Response> {
    const { request, url, site, ip } = siteRequest;
    const imageRequest = parseImageRequest(url.searchParams);
    const target = URL.parse(imageRequest.url, url);
    if (!target) throw new ImageError(400, 'url: must be a path or an https address.');
    const facts = await sites.bySlug(site.slug);
    const source =
      target.origin === url.origin
        ? await openLocalImage(read, siteRequest, target.pathname)
        : openRemoteImage(target, facts?.imageHosts ?? [], new Date(), getPicture);
    const { headers } = source;
    if (PASSTHROUGH_TYPES.has(source.type)) return respondOriginal(request, source);
    const defaultFormat = DEFAULT_FORMATS[source.type];
    if (!defaultFormat)
      throw new ImageError(415, 'url: is no picture that can be changed. Name a JPEG, PNG, WebP or AVIF.');
    if (facts?.pictures) assertListedSize(imageRequest, facts.pictures);
    const accepted = imageRequest.fm ? [imageRequest.fm] : listAccepted(request.headers.get('accept'));
    const format = await images.chooseFormat(source, imageRequest, accepted, defaultFormat);
    const key = createImageKey(source, imageRequest, format);
    if (!imageRequest.fm) headers.append('vary', 'Accept');
    headers.set('etag', `"${key}"`);
    if (matchesEtag(request, `"${key}"`)) return respondNotModified(headers);
    const body = await images.get(key, source, imageRequest, format, getNetwork(ip));
    headers.set('content-type', MEDIA_TYPES[format]);
    return respondBytes(request, body, headers);
  }

  return {
    method: 'GET',
    path: '/.netlify/images',
    handler: (siteRequest) =>
      answer(siteRequest).catch((error: unknown) => {
        if (!(error instanceof ImageError)) throw error;
        const { status, message } = error;
        return respondText(
          siteRequest.request,
          status,
          message,
          status === 503 ? { 'retry-after': '5' } : {},
        );
      }),
  };
}

/** Who shares a place in the queue: an address or, as a household has billions of the sixth version, its network. */
function getNetwork(ip: string): string {
  return isIPv6(ip) && !ip.startsWith('::ffff:')
    ? new URL(`http://[${ip}]`).hostname.split(':', 4).join(':')
    : ip;
}

async function respondOriginal(
  request: Request,
  { headers, key, type, bytes }: OriginalImage,
): Promise<Response> {
  headers.set('etag', `"${key}"`);
  if (matchesEtag(request, `"${key}"`)) return respondNotModified(headers);
  headers.set('content-type', type);
  return respondBytes(request, await bytes(), headers);
}
