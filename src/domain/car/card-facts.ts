import { wholeNumber } from '#domain/numbers.ts';
import { bodyLabel } from './body.ts';
import type { Car } from './car.ts';
import { carTypeLabel } from './car-type.ts';

type Facts = Pick<
  Car,
  'car_type' | 'simple_body' | 'km' | 'simple_transmission' | 'simple_fuel' | 'stocknum'
>;

/** The fact behind each chip of a card; null = unknown, and an unknown fact is not shown (CARD-04). */
const CHIPS = {
  car_type: (car: Facts) => carTypeLabel(car.car_type),
  simple_body: (car: Facts) => car.simple_body && bodyLabel(car.simple_body),
  km: (car: Facts) => (car.km === null ? null : `${wholeNumber(car.km)} km`),
  simple_transmission: (car: Facts) => car.simple_transmission,
  simple_fuel: (car: Facts) => car.simple_fuel,
  stocknum: (car: Facts) => car.stocknum,
} satisfies Record<string, (car: Facts) => string | null>;

export type ChipName = keyof typeof CHIPS;

export interface Chip {
  readonly name: ChipName;
  readonly text: string;
}

/** The known facts of a car in the dealer's order. */
export function chipsOf(car: Facts, names: readonly ChipName[]): Chip[] {
  return names.flatMap((name) => {
    const text = CHIPS[name](car);
    return text === null ? [] : [{ name, text }];
  });
}
