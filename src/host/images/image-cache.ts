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
/** An AVIF keeps a processor busy; more at once would only make every one of them late. */
const TRANSFORM_CONCURRENCY = 2;
/** As many as the pages of some visitors ask for at once. Whoever asks for more than can be made is told to come again. */
const MAX_IN_PROGRESS = 128;

/** One name for the bytes that a request leads to: of what goes into them, and of nothing else. */
export function createImageKey(
  source: OriginalImage,
  { w, h, fit, position, q }: ImageRequest,
  format: ImageFormat,
): string {
  const parts = [ENCODER_VERSION, source.key, format, w, h, fit, position, q];
  return sha256(parts.join('\n'), 'base64url', 32);
}

/** The picture of a key, whole. Rejects with an ImageError where it can't be made. */
export type ImageCache = (
  key: string,
  source: OriginalImage,
  wanted: ImageRequest,
  format: ImageFormat,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Finds a finished picture on disk or makes it: each one once, however many ask for it at the same time. */
export function createImageCache(dataDir: string): ImageCache {
  const cache = createDiskCache(join(dataDir, 'images'), MAX_CACHE_BYTES);
  const limit = createConcurrencyLimiter(TRANSFORM_CONCURRENCY);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make(
    name: string,
    source: OriginalImage,
    wanted: ImageRequest,
    format: ImageFormat,
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
    if (!underWay.has(name) && underWay.size >= MAX_IN_PROGRESS)
      return Promise.reject(new ImageError(503, 'Too many pictures are being made. Please ask again.'));
    const work =
      underWay.get(name) ?? make(name, source, wanted, format).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };
}
