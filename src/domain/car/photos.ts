import type { Car } from './car.ts';

/** The address of a car's main photo; null if it has none and the placeholder is shown (T-46). */
export function mainPhotoUrl(car: Pick<Car, 'primary_image_url' | 'photos_count'>): string | null {
  return car.photos_count === 0 ? null : car.primary_image_url;
}
