import type { SiteFacts } from '#server/published-site/site-facts.ts';
import { ImageError } from './image-error.ts';
import type { ImageRequest } from './image-request.ts';

/** The sizes and qualities in which a site's pages ask for pictures. */
type PictureSizes = NonNullable<SiteFacts['pictures']>;

/** Throws an ImageError (400) for a picture that no page of the site asks for. */
export function assertListedSize(
  imageRequest: ImageRequest,
  { widths, ratios, qualities }: PictureSizes,
): void {
  const { w, h, fit, position, q, fm } = imageRequest;
  if (w === undefined || !widths.includes(w))
    throw new ImageError(400, `w: pages do not ask for this. Use one of ${widths.join(', ')}.`);
  const isWhole = h === undefined && fit === 'contain';
  const isCrop = fit === 'cover' && ratios.some((ratio) => Math.round(w / ratio) === h);
  if (!isWhole && !isCrop)
    throw new ImageError(400, 'h, fit: pages do not ask for this shape. Leave both out.');
  if (position !== 'center') throw new ImageError(400, 'position: pages do not ask for this. Leave it out.');
  if (!qualities.includes(q))
    throw new ImageError(400, `q: pages do not ask for this. Use one of ${qualities.join(', ')}.`);
  if (fm !== undefined && fm !== 'jpg')
    throw new ImageError(400, 'fm: pages do not ask for this. Leave it out.');
}
