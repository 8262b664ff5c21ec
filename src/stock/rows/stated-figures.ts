import type { Car } from '#domain/car/car.ts';
import { toKilograms } from '#domain/car/spec-words.ts';

/** How features state what feeds have no column for: 'Braked towing: 2.5 t', '3,500 kg towing capacity', '5-star ANCAP'. */
const STATED = [
  ['towing', /^(?=.*\b(?:tow|braked))(?!.*unbraked)\D*(\d[\d,.]*) ?(?:kg|t)/i],
  ['ancap', /^(?=.*\bancap)\D*([1-5])(?!\d)/i],
] as const;

/** The figures among a car's features. */
export function readStatedFigures(features: readonly string[]): Partial<Pick<Car, 'towing' | 'ancap'>> {
  return Object.fromEntries(
    STATED.flatMap(([field, pattern]) => {
      const digits = features.map((feature) => pattern.exec(feature)?.[1]).find((one) => one !== undefined);
      const value = toKilograms(field, Number(digits?.replaceAll(',', '')));
      return Number.isNaN(value) ? [] : [[field, value]];
    }),
  );
}
