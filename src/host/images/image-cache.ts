import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { logLine } from '#platform/log.ts';
import { sha256 } from '#platform/sha256.ts';
import { createDiskCache } from './disk-cache.ts';
import { createFairQueue, type OnQueueChange } from './fair-queue.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { ENCODER_VERSION, transformImage } from './image-transform.ts';
import type { OriginalImage } from './original-image.ts';

/** Finished pictures on disk: about 20,000 of them. */
const MAX_CACHE_BYTES = 512_000_000;
/** One caller may use all workers but one, so that others' pictures never wait for it; hence at least two workers. */
const TRANSFORM_CONCURRENCY = Math.max(2, availableParallelism());
const MAX_RUNNING_PER_CALLER = TRANSFORM_CONCURRENCY - 1;
/** A page of results asks for 21 pictures; somebody with a few tabs for a few times that. The rest gets a 503. */
const MAX_WAITING_PER_CALLER = 64;
const MAX_WAITING = 1024;
/** More than a page of results asks for: somebody asks for all that can be made. */
const BUSY_WAITING = 32;

/** The cache key of a request: a hash of everything that affects the bytes, and of nothing else. */
export function createImageKey(
  source: OriginalImage,
  { w, h, fit, position, q }: ImageRequest,
  format: ImageFormat,
): string {
  const parts = [ENCODER_VERSION, source.key, format, w, h, fit, position, q];
  return sha256(parts.join('\n'), 'base64url', 32);
}

/** Finished pictures, and those to make. */
export interface ImageCache {
  /**
   * The format to send, of those that a browser accepts, the best first. An AVIF takes eight times as long as a WebP: while
   * many pictures wait, those that are not finished are made in the second best format.
   */
  chooseFormat(
    source: OriginalImage,
    imageRequest: ImageRequest,
    accepted: readonly ImageFormat[],
    defaultFormat: ImageFormat,
  ): Promise<ImageFormat>;
  /** Returns the picture of a key. Rejects with an ImageError if it can't be made, or too many of the `caller` wait. */
  get(
    key: string,
    source: OriginalImage,
    imageRequest: ImageRequest,
    format: ImageFormat,
    caller: string,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Creates a cache of finished pictures on disk. Those that are there need no queue; callers take turns with those that have to
 * be made.
 */
export function createImageCache(dataDir: string, onQueueChange?: OnQueueChange): ImageCache {
  const cache = createDiskCache(join(dataDir, 'images'), MAX_CACHE_BYTES);
  let waiting = 0;
  const queue = createFairQueue({
    concurrency: TRANSFORM_CONCURRENCY,
    maxRunningPerCaller: MAX_RUNNING_PER_CALLER,
    maxWaitingPerCaller: MAX_WAITING_PER_CALLER,
    maxWaiting: MAX_WAITING,
    onChange: (change) => {
      waiting = change.waiting;
      onQueueChange?.(change);
    },
  });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make({ name, source, imageRequest, format }: Variant): Promise<Uint8Array<ArrayBuffer>> {
    const known = await cache.read(name);
    if (known) return known;
    const body = await transformImage(await source.bytes(), imageRequest, format);
    // With a full disk the picture is still sent; it just has to be made again next time.
    await cache.write(name, body).catch((error: Error) => logLine(`image cache: ${error.message}`));
    return body;
  }

  /** Several callers may wait for the same picture, each in a turn of their own; it is made in the first. */
  function makeOnce(variant: Variant): Promise<Uint8Array<ArrayBuffer>> {
    const { name } = variant;
    const work = underWay.get(name) ?? make(variant).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  }

  return {
    chooseFormat: async (source, imageRequest, [best, second], defaultFormat) => {
      if (best === undefined || second === undefined || waiting <= BUSY_WAITING) return best ?? defaultFormat;
      const finished = await cache.read(nameOf(createImageKey(source, imageRequest, best), best));
      return finished ? best : second;
    },
    get: async (key, source, imageRequest, format, caller) => {
      const variant = { name: nameOf(key, format), source, imageRequest, format };
      return (await cache.read(variant.name)) ?? queue(caller, () => makeOnce(variant));
    },
  };
}

function nameOf(key: string, format: ImageFormat): string {
  return `${key}.${format}`;
}

/** A picture to make. */
interface Variant {
  /** Its name in the cache. */
  readonly name: string;
  readonly source: OriginalImage;
  readonly imageRequest: ImageRequest;
  readonly format: ImageFormat;
}
