import { wholeNumber } from '#domain/numbers.ts';
import { bodyLabel } from './body.ts';
import type { Car } from './car.ts';
import { carTypeLabel } from './car-type.ts';

/** The fact behind each chip of a card (spec 2); null = unknown, and an unknown fact is not shown (CARD-04). */
const CHIPS = {
  car_type: (car: Car) => carTypeLabel(car.car_type),
  simple_body: (car: Car) => car.simple_body && bodyLabel(car.simple_body),
  km: (car: Car) => (car.km === null ? null : `${wholeNumber(car.km)} km`),
  simple_transmission: (car: Car) => car.simple_transmission,
  simple_fuel: (car: Car) => car.simple_fuel,
  stocknum: (car: Car) => car.stocknum,
} satisfies Record<string, (car: Car) => string | null>;

export type ChipName = keyof typeof CHIPS;

export interface Chip {
  readonly name: ChipName;
  readonly text: string;
}

/** The known facts of a car in the dealer's order. */
export function chipsOf(car: Car, names: readonly ChipName[]): Chip[] {
  return names.flatMap((name) => {
    const text = CHIPS[name](car);
    return text === null ? [] : [{ name, text }];
  });
}
