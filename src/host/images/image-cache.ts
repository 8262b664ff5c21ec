import { join } from 'node:path';
import { logLine } from '#platform/log.ts';
import { sha256 } from '#platform/sha256.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { createDiskCache } from './disk-cache.ts';
import { ImageError } from './image-error.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { ENCODER_VERSION, transformImage } from './image-transform.ts';
import type { OriginalImage } from './original-image.ts';

/** Finished pictures on disk: about 20,000 of them. */
const MAX_CACHE_BYTES = 512_000_000;
/** An AVIF keeps one processor busy; more at once would only delay them all. */
const TRANSFORM_CONCURRENCY = 2;
/** About as many as the pages of a few visitors request at once. Requests beyond that get a 503 and should be retried. */
const MAX_IN_PROGRESS = 128;

/** The cache key of a request: a hash of everything that affects the bytes, and of nothing else. */
export function createImageKey(
  source: OriginalImage,
  { w, h, fit, position, q }: ImageRequest,
  format: ImageFormat,
): string {
  const parts = [ENCODER_VERSION, source.key, format, w, h, fit, position, q];
  return sha256(parts.join('\n'), 'base64url', 32);
}

/** Returns the picture of a key. Rejects with an ImageError if it can't be made. */
export type ImageCache = (
  key: string,
  source: OriginalImage,
  imageRequest: ImageRequest,
  format: ImageFormat,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Creates a cache that reads finished pictures from disk or makes them, once for all simultaneous requests. */
export function createImageCache(dataDir: string): ImageCache {
  const cache = createDiskCache(join(dataDir, 'images'), MAX_CACHE_BYTES);
  const limit = createConcurrencyLimiter(TRANSFORM_CONCURRENCY);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make(
    name: string,
    source: OriginalImage,
    imageRequest: ImageRequest,
    format: ImageFormat,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const known = await cache.read(name);
    if (known) return known;
    const body = await limit(async () => transformImage(await source.bytes(), imageRequest, format));
    // With a full disk the picture is still sent; it just has to be made again next time.
    await cache.write(name, body).catch((error: Error) => logLine(`image cache: ${error.message}`));
    return body;
  }

  return (key, source, imageRequest, format) => {
    const name = `${key}.${format}`;
    if (!underWay.has(name) && underWay.size >= MAX_IN_PROGRESS)
      return Promise.reject(new ImageError(503, 'Too many pictures are being made. Please ask again.'));
    const work =
      underWay.get(name) ?? make(name, source, imageRequest, format).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };
}
