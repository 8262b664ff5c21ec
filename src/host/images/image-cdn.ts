import { knows } from '#functions/lib/conditional.ts';
import { notModified, respondBytes, respondText } from '#host/respond.ts';
import type { Route, Visit } from '#host/routes.ts';
import type { FileCache } from '#platform/file-cache.ts';
import type { Facts } from '#server/published-site/published-sites.ts';
import { createVariants, variantKey } from './image-cache.ts';
import { ImageProblem } from './image-error.ts';
import { chooseFormat, type Format, parseImageRequest } from './image-request.ts';
import { type ImageSource, localSource } from './original-image.ts';
import { remoteSource } from './remote-image.ts';

/** Originals that are changed on request, and the format that each keeps where the browser names no better one. */
const OWN_FORMAT: Readonly<Record<string, Format>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};
/** Originals that are handed on as they are: drawings scale by themselves, animations would lose their movement. */
const UNTOUCHED = new Set(['image/svg+xml', 'image/gif']);

const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

/** What the route needs of its server. */
export interface ImageServer {
  readonly dataDir: string;
  readonly read: FileCache;
  readonly facts: Facts;
}

/** `/.netlify/images`: pictures of the dealer's site in the size and format asked for, as Netlify's Image CDN makes them. */
export function imageRoute({ dataDir, read, facts }: ImageServer): Route {
  const variantOf = createVariants(dataDir);

  async function answer(visit: Visit): Promise<Response> {
    const { request, url, site } = visit;
    const wanted = parseImageRequest(url.searchParams);
    const target = URL.parse(wanted.url, url);
    if (!target) throw new ImageProblem(400, 'url: is malformed.');
    const source =
      target.origin === url.origin
        ? await localSource(read, visit, target.pathname)
        : remoteSource(target, (await facts.bySlug(site.slug))?.imageHosts ?? [], new Date());
    const { headers } = source;
    if (UNTOUCHED.has(source.type)) return respondSource(request, source);
    const own = OWN_FORMAT[source.type];
    if (!own)
      throw new ImageProblem(415, 'url: is no picture that can be changed. Name a JPEG, PNG, WebP or AVIF.');
    const format = wanted.fm ?? chooseFormat(request.headers.get('accept')) ?? own;
    const key = variantKey(source, wanted, format);
    if (!wanted.fm) headers.append('vary', 'Accept');
    headers.set('etag', `"${key}"`);
    if (knows(request, `"${key}"`)) return notModified(headers);
    const body = await variantOf(key, source, wanted, format);
    headers.set('content-type', MEDIA_TYPES[format]);
    return respondBytes(request, body, headers);
  }

  return {
    method: 'GET',
    path: '/.netlify/images',
    handler: (visit) =>
      answer(visit).catch((error: unknown) => {
        if (!(error instanceof ImageProblem)) throw error;
        const { status, message } = error;
        return respondText(visit.request, status, message, status === 503 ? { 'retry-after': '5' } : {});
      }),
  };
}

async function respondSource(
  request: Request,
  { headers, key, type, bytes }: ImageSource,
): Promise<Response> {
  headers.set('etag', `"${key}"`);
  if (knows(request, `"${key}"`)) return notModified(headers);
  headers.set('content-type', type);
  return respondBytes(request, await bytes(), headers);
}
