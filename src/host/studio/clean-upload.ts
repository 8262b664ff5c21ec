import { extname } from 'node:path';
import sharp from 'sharp';
import { HttpError } from '#functions/lib/http/responses.ts';

const MAX_PICTURE_BYTES = 15_000_000;
/** What a camera takes, and no more than fits into 256 MB of memory. */
const MAX_PIXELS = 64_000_000;
/** Wider than any page shows a picture. */
const MAX_SIDE = 3840;

/** The formats in which pictures may be uploaded, by sharp's names, and the endings of their files. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
};

/**
 * An uploaded picture as it is stored: upright, no larger than pages need, without metadata such as where it was taken. Throws an
 * HttpError for anything else than a picture of the kind that its name says.
 */
export async function cleanUpload(path: string, bytes: Uint8Array): Promise<Uint8Array> {
  const refuse = (problem: string) => new HttpError(422, `${path}: ${problem}`);
  if (bytes.length > MAX_PICTURE_BYTES) throw refuse('is larger than 15 MB. Upload a smaller version.');
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format = '' } = await image.metadata().catch(() => {
    throw refuse('is damaged, has more than 64 megapixels, or is no picture.');
  });
  if (!FORMATS[format]?.includes(extname(path).toLowerCase()))
    throw refuse('is no picture of the kind that its name says. Upload a JPEG, PNG, WebP or AVIF.');
  try {
    return await image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toBuffer();
  } catch {
    throw refuse('is damaged.');
  }
}
