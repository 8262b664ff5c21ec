import { type VehicleWords, vehicleCount } from '#domain/vehicle-noun.ts';

/** What is said over a list that somebody has sent, of which `listed` cars are still in stock. */
export function sharedWords(listed: number, asked: number, vehicle: VehicleWords): string {
  const left = asked - listed;
  const gone =
    left === 0
      ? ''
      : ` ${vehicleCount(left, vehicle)} of this list ${left === 1 ? 'is' : 'are'} no longer in stock.`;
  return `${vehicleCount(listed, vehicle)} to look at.${gone}`;
}
