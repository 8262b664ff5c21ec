import { withIds } from '#browser/ids-param.ts';
import type { Favourite } from '#domain/favourite.ts';

/** As many as an address may name. */
export const MAX_SHARED_CARS = 50;

/** Where somebody else sees these cars: the latest of them, where there are more than an address may name. */
export function sharePath(cars: readonly Favourite[]): string {
  return withIds(
    '/favourites/',
    cars.slice(-MAX_SHARED_CARS).map(({ id }) => id),
  );
}
