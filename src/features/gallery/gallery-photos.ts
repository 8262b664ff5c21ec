import type { Car } from '#domain/car/car.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';

/** A photo of the gallery with its position, as in 'Photo 3 of 24'. */
export interface GalleryPhoto {
  readonly url: string;
  /** From 1. */
  readonly number: number;
}

/** The photos of a car without duplicates, the primary one first. Empty if it has none (T-46). */
export function galleryPhotos(
  car: Pick<Car, 'primary_image_url' | 'images' | 'photos_count'>,
): GalleryPhoto[] {
  const main = mainPhotoUrl(car);
  if (main === null) return [];
  const urls = new Set([main, ...car.images.map(({ image }) => image.url)]);
  return [...urls].map((url, index) => ({ url, number: index + 1 }));
}
