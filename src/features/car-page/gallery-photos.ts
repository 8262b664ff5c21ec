import type { Car } from '#domain/car/car.ts';

/** A photo of the gallery with its place: 'Photo 3 of 24'. */
export interface GalleryPhoto {
  readonly url: string;
  /** From 1. */
  readonly number: number;
}

/** The photos of a car, the primary one first, none twice. Empty when it has none (T-46). */
export function galleryPhotos(
  car: Pick<Car, 'primary_image_url' | 'images' | 'photos_count'>,
): GalleryPhoto[] {
  if (car.primary_image_url === null || car.photos_count === 0) return [];
  const urls = new Set([car.primary_image_url, ...car.images.map(({ image }) => image.url)]);
  return [...urls].map((url, index) => ({ url, number: index + 1 }));
}
