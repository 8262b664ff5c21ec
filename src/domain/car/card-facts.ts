import { formatWholeNumber } from '#domain/numbers.ts';
import { bodyLabel } from './body.ts';
import { carTypeLabel } from './car-type.ts';

const asIs = (text: string) => text;

/**
 * The facts that a card can show, by the car's field: the field of a search hit with the value, the icon in
 * src/ui/icons, and the text of a known value. Configuration, search hits and cards follow from this table.
 */
export const CARD_FACTS = {
  car_type: { hitField: 'car_type', icon: 'condition', format: carTypeLabel },
  stocknum: { hitField: 'stocknum', icon: 'stock', format: asIs },
  km: { hitField: 'km', icon: 'km', format: (km: number) => `${formatWholeNumber(km)} km` },
  simple_body: { hitField: 'body', icon: 'body', format: bodyLabel },
  simple_transmission: { hitField: 'transmission', icon: 'transmission', format: asIs },
  simple_fuel: { hitField: 'fuel', icon: 'fuel', format: asIs },
} as const satisfies Record<string, { hitField: string; icon: string; format: (value: never) => string }>;

type Table = typeof CARD_FACTS;
export type CardFactName = keyof Table;

export const CARD_FACT_NAMES = Object.keys(CARD_FACTS) as CardFactName[];

/** The values of a car's facts; null = unknown. */
export type CarWithFacts = {
  readonly [Name in CardFactName]: Parameters<Table[Name]['format']>[0] | null;
};

export interface KnownCardFact {
  readonly name: CardFactName;
  readonly icon: Table[CardFactName]['icon'];
  readonly text: string;
}

/** The known facts of a car, in the dealer's order; an unknown one is not shown (CARD-04). */
export function getCardFacts(car: CarWithFacts, names: readonly CardFactName[]): KnownCardFact[] {
  return names.flatMap((name) => {
    const { icon, format } = CARD_FACTS[name];
    const value = car[name];
    // The compiler cannot see that a fact's value and format belong together.
    return value === null ? [] : [{ name, icon, text: format(value as never) }];
  });
}
