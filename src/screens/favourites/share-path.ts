import { withIds } from '#browser/ids-param.ts';
import type { Favourite } from '#domain/favourite.ts';

/** The largest number of cars in a shared address. */
export const MAX_SHARED_CARS = 50;

/** The address that shares these cars; only the latest ones if there are more than MAX_SHARED_CARS. */
export function sharePath(cars: readonly Favourite[]): string {
  return withIds(
    '/favourites/',
    cars.slice(-MAX_SHARED_CARS).map(({ id }) => id),
  );
}
