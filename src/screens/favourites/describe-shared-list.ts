import { formatVehicleCount, type VehicleNoun } from '#domain/vehicle-noun.ts';

/** The text above a shared list, of which `listed` cars are still in stock. */
export function describeSharedList(listed: number, total: number, vehicle: VehicleNoun): string {
  const missing = total - listed;
  const note =
    missing === 0
      ? ''
      : ` ${formatVehicleCount(missing, vehicle)} on this list ${missing === 1 ? 'is' : 'are'} no longer in stock.`;
  return `${formatVehicleCount(listed, vehicle)} to look at.${note}`;
}
