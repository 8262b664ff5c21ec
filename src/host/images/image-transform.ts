import sharp, { type Sharp } from 'sharp';
import { ImageError, type ImageFormat, type ImageRequest } from './image-request.ts';

/** Larger originals are rejected before decoding: 64 megapixels take 256 MB of memory. */
const MAX_INPUT_PIXELS = 64_000_000;

/** Accepted inputs, by content rather than file name: a "jpg" that contains SVG would be rendered. */
const READABLE_FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif']);

/** Effort 2 encodes an AVIF in a third of the default's time, at about the same size. */
const ENCODERS = {
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  jpg: (image, quality) => image.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
  png: (image) => image.png(),
} satisfies Record<ImageFormat, (image: Sharp, quality: number) => Sharp>;

/** Part of every cache key: another encoder produces other bytes. */
export const ENCODER_VERSION = `sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}`;

/**
 * Transforms a picture as requested: upright by its EXIF data, without metadata, transparent if it was and the format
 * supports it. Throws an ImageError if the original is damaged, too large or not a picture.
 */
export async function transformImage(
  original: Uint8Array,
  imageRequest: ImageRequest,
  format: ImageFormat,
): Promise<Buffer<ArrayBuffer>> {
  try {
    const image = sharp(original, { limitInputPixels: MAX_INPUT_PIXELS });
    const { format: kind, autoOrient: upright } = await image.metadata();
    if (!READABLE_FORMATS.has(kind)) throw new Error(`holds ${kind}`);
    return await ENCODERS[format](
      resize(image.autoOrient(), imageRequest, upright),
      imageRequest.q,
    ).toBuffer();
  } catch {
    throw new ImageError(422, 'url: this file is damaged, too large, or no picture.');
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function resize(image: Sharp, { w, h, fit, position }: ImageRequest, original: Size): Sharp {
  if (w === undefined && h === undefined) return image;
  if (fit === 'contain')
    return image.resize({ width: w, height: h, fit: 'inside', withoutEnlargement: true });
  // The requested shape, no larger than the original: browsers enlarge as well as we do.
  const { width = original.width, height = original.height } = { width: w, height: h };
  const scale = Math.min(1, original.width / width, original.height / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return image.resize({ width: scaled(width), height: scaled(height), fit, position });
}
