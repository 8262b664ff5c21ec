import type { Car } from '#domain/car/car.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';

/** A photo of the gallery with its position, as in 'Photo 3 of 24'. */
export interface GalleryPhoto {
  readonly url: string;
  /** From 1. */
  readonly number: number;
  /** What it shows, in a word or two; undefined where the stock data does not say. */
  readonly caption: string | undefined;
}

/** The photos of a car without duplicates, the primary one first. Empty if it has none (T-46). */
export function galleryPhotos(
  car: Pick<Car, 'primary_image_url' | 'images' | 'photos_count'>,
): GalleryPhoto[] {
  const main = mainPhotoUrl(car);
  if (main === null) return [];
  const captions = new Map(car.images.map(({ image: { url, alt } }) => [url, alt]));
  const urls = new Set([main, ...captions.keys()]);
  return [...urls].map((url, index) => ({ url, number: index + 1, caption: captions.get(url) }));
}
