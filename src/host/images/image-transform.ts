import sharp, { type Sharp } from 'sharp';
import { ImageError } from './image-error.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';

/** Larger originals are refused before they are unpacked: 64 megapixels are 256 MB in memory. */
const MAX_INPUT_PIXELS = 64_000_000;

/** What may be read. Not by the file's name but by its content: a "jpg" that holds SVG would be rendered. */
const READABLE_FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif']);

/** Effort 2 makes an AVIF in a third of the time of the default, at about the same size. */
const ENCODERS = {
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  jpg: (image, quality) => image.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
  png: (image) => image.png(),
} satisfies Record<ImageFormat, (image: Sharp, quality: number) => Sharp>;

/** Part of every cache key: another encoder makes other bytes. */
export const ENCODER_VERSION = `sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}`;

/**
 * Makes the picture that was asked for: upright by its EXIF data, without metadata, transparent where it was and the
 * format can be. Throws an ImageError where the original is damaged, too large or no picture.
 */
export async function transformImage(
  original: Uint8Array,
  wanted: ImageRequest,
  format: ImageFormat,
): Promise<Buffer<ArrayBuffer>> {
  try {
    const image = sharp(original, { limitInputPixels: MAX_INPUT_PIXELS });
    const { format: kind, autoOrient: upright } = await image.metadata();
    if (!READABLE_FORMATS.has(kind)) throw new Error(`holds ${kind}`);
    return await ENCODERS[format](resize(image.autoOrient(), wanted, upright), wanted.q).toBuffer();
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
  // The shape that was asked for, as large as the original has it: a browser enlarges as well as we do.
  const { width = original.width, height = original.height } = { width: w, height: h };
  const scale = Math.min(1, original.width / width, original.height / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return image.resize({ width: scaled(width), height: scaled(height), fit, position });
}
