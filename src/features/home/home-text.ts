import { wholeNumber } from '#domain/numbers.ts';
import { type VehicleWords, vehicleWord } from '#domain/vehicle-noun.ts';

/** Puts the stock into a dealer's sentence: '{count} {vehicles} on five yards' -> '612 cars on five yards'. */
export function homeText(text: string, count: number, words: VehicleWords): string {
  return text.replaceAll('{count}', wholeNumber(count)).replaceAll('{vehicles}', vehicleWord(count, words));
}
