import { capitalised, type VehicleWords, vehicleCount } from '#domain/vehicle-words.ts';

/** The button of spec 2: 'Show Me 1,612 Cars'. */
export function showMe(count: number, vehicle: VehicleWords): string {
  return `Show Me ${vehicleCount(count, vehicle).split(' ').map(capitalised).join(' ')}`;
}
