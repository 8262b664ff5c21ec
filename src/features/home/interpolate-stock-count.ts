import { formatWholeNumber } from '#domain/numbers.ts';
import { inflectVehicleNoun, type VehicleNoun } from '#domain/vehicle-noun.ts';

/** Replaces the placeholders in a dealer's sentence: '{count} {vehicles} on five yards' -> '612 cars on five yards'. */
export function interpolateStockCount(text: string, count: number, noun: VehicleNoun): string {
  return text
    .replaceAll('{count}', formatWholeNumber(count))
    .replaceAll('{vehicle}', noun.noun)
    .replaceAll('{vehicles}', inflectVehicleNoun(count, noun));
}
