import { withIds } from '#browser/ids-param.ts';
import type { Favourite } from '#domain/favourite.ts';
import { formatVehicleCount, type VehicleNoun } from '#domain/vehicle-noun.ts';

/** The largest number of cars in a shared address. */
export const MAX_SHARED_CARS = 50;

/** The address that shares these cars; only the latest ones if there are more than MAX_SHARED_CARS. */
export function sharePath(cars: readonly Favourite[]): string {
  return withIds(
    '/favourites/',
    cars.slice(-MAX_SHARED_CARS).map(({ id }) => id),
  );
}

/** The text above a shared list, of which `listed` cars are still in stock. */
export function describeSharedList(listed: number, total: number, vehicle: VehicleNoun): string {
  const missing = total - listed;
  const note =
    missing === 0
      ? ''
      : ` ${formatVehicleCount(missing, vehicle)} on this list ${missing === 1 ? 'is' : 'are'} no longer in stock.`;
  return `${formatVehicleCount(listed, vehicle)} to look at.${note}`;
}
