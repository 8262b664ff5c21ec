import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createDiskCache } from './disk-cache.ts';
import type { Facts } from './facts-folder.ts';
import type { FileCache } from './file-cache.ts';
import { ImageProblem } from './image-problem.ts';
import { chooseFormat, type Format, type ImageRequest, parseImageRequest } from './image-request.ts';
import { type ImageSource, localSource } from './image-source.ts';
import { ENCODER_VERSION, transformImage } from './image-transform.ts';
import { createLimiter } from './limiter.ts';
import { logLine } from './log.ts';
import { remoteSource } from './remote-image.ts';
import { knows, notModified, respondBytes, respondText } from './respond.ts';
import type { Route, Visit } from './routes.ts';

/** Finished pictures on disk: about 20,000 of them. */
const MOST_CACHE_BYTES = 512_000_000;
/** An AVIF keeps a processor busy; more at once would only make every one of them late. */
const AT_ONCE = 2;

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
    const key = keyOf(source, wanted, format);
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
        if (error instanceof ImageProblem) return respondText(visit.request, error.status, error.message);
        throw error;
      }),
  };
}

/** One name for the bytes that a request leads to: what goes into them, and nothing else. */
function keyOf(source: ImageSource, { w, h, fit, position, q }: ImageRequest, format: Format): string {
  const parts = [ENCODER_VERSION, source.key, format, w, h, fit, position, q];
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);
}

type Variants = (
  key: string,
  source: ImageSource,
  wanted: ImageRequest,
  format: Format,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Finds a finished picture on disk or makes it: each one once, however many ask for it at the same time. */
function createVariants(dataDir: string): Variants {
  const cache = createDiskCache(join(dataDir, 'images'), MOST_CACHE_BYTES);
  const limit = createLimiter(AT_ONCE);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make(
    name: string,
    source: ImageSource,
    wanted: ImageRequest,
    format: Format,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const known = await cache.read(name);
    if (known) return known;
    const body = await limit(async () => transformImage(await source.bytes(), wanted, format));
    // A full disk costs time on the next visit, not the picture on this one.
    await cache.write(name, body).catch((error: Error) => logLine(`image cache: ${error.message}`));
    return body;
  }

  return (key, source, wanted, format) => {
    const name = `${key}.${format}`;
    const work =
      underWay.get(name) ?? make(name, source, wanted, format).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
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
