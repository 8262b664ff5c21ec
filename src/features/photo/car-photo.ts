import { bodyPicture } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { buildPhoto, type ImageUrlPattern, type Photo } from './photo.ts';

/** A car's main picture, or its placeholder. */
export interface CarPhoto extends Photo {
  /** The text on the placeholder; undefined for a photo. */
  readonly words: string | undefined;
  /** The outline that is shown without a photo, or if the photo fails to load. */
  readonly body: string;
}

/** In pixels. The largest is that of a phone's width at 1.7 times its density, and fits into a connection's first flight. */
const WIDTHS = [320, 480, 640] as const;

/** The main photo in the widths of cards; without one the outline of its body type, with a text (T-46). */
export function buildCarPhoto(
  car: Pick<Car, 'primary_image_url' | 'photos_count'> & { readonly simple_body: string | null },
  pictures: ImageUrlPattern,
): CarPhoto {
  const url = mainPhotoUrl(car);
  const body = bodyPicture(car.simple_body);
  if (url !== null) return { ...buildPhoto(url, WIDTHS, pictures), words: undefined, body };
  return { src: `/bodies/${body}.webp`, srcset: undefined, words: 'New arrival. Photos coming soon', body };
}
