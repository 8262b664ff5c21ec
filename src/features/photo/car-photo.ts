import type { BodyKey } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { buildPhoto, type ImageUrlPattern, type Photo } from './photo.ts';

/** A car's main picture, or its placeholder. */
export interface CarPhoto extends Photo {
  /** The text on the placeholder; undefined for a photo. */
  readonly words: string | undefined;
  /** The body type whose outline is shown without a photo, or if the photo fails to load. */
  readonly body: BodyKey;
}

/** In pixels. The largest is that of a phone's width at almost double density, and fits into a connection's first flight. */
const WIDTHS = [320, 480, 720] as const;

/** The outline for cars of unknown body type. */
const DEFAULT_BODY: BodyKey = 'suv';

/** The main photo in the widths of cards; without one the outline of its body type, with a text (T-46). */
export function buildCarPhoto(
  car: Pick<Car, 'primary_image_url' | 'photos_count' | 'simple_body'>,
  pictures: ImageUrlPattern,
): CarPhoto {
  const url = mainPhotoUrl(car);
  const body = car.simple_body ?? DEFAULT_BODY;
  if (url !== null) return { ...buildPhoto(url, WIDTHS, pictures), words: undefined, body };
  return { src: `/bodies/${body}.webp`, srcset: undefined, words: 'New arrival. Photos coming soon', body };
}
