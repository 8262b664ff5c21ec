import { formatVehicleCount, type VehicleNoun } from '#domain/vehicle-noun.ts';

/** The text above a shared list, of which `listed` cars are still in stock. */
export function describeSharedList(listed: number, asked: number, vehicle: VehicleNoun): string {
  const left = asked - listed;
  const gone =
    left === 0
      ? ''
      : ` ${formatVehicleCount(left, vehicle)} of this list ${left === 1 ? 'is' : 'are'} no longer in stock.`;
  return `${formatVehicleCount(listed, vehicle)} to look at.${gone}`;
}
