import { formatWholeNumber } from '#domain/numbers.ts';
import { bodyLabel } from './body.ts';
import type { Car } from './car.ts';
import { carTypeLabel } from './car-type.ts';

type CarWithFacts = Pick<
  Car,
  'car_type' | 'simple_body' | 'km' | 'simple_transmission' | 'simple_fuel' | 'stocknum'
>;

/** The value of each card fact; null = unknown, and an unknown fact is not shown (CARD-04). */
const CARD_FACTS = {
  car_type: (car: CarWithFacts) => carTypeLabel(car.car_type),
  simple_body: (car: CarWithFacts) => car.simple_body && bodyLabel(car.simple_body),
  km: (car: CarWithFacts) => (car.km === null ? null : `${formatWholeNumber(car.km)} km`),
  simple_transmission: (car: CarWithFacts) => car.simple_transmission,
  simple_fuel: (car: CarWithFacts) => car.simple_fuel,
  stocknum: (car: CarWithFacts) => car.stocknum,
} satisfies Record<string, (car: CarWithFacts) => string | null>;

export type CardFactName = keyof typeof CARD_FACTS;

export interface KnownCardFact {
  readonly name: CardFactName;
  readonly text: string;
}

/** The known facts of a car, in the dealer's order. */
export function getCardFacts(car: CarWithFacts, names: readonly CardFactName[]): KnownCardFact[] {
  return names.flatMap((name) => {
    const text = CARD_FACTS[name](car);
    return text === null ? [] : [{ name, text }];
  });
}
