import { dollars, wholeNumber } from '#domain/numbers.ts';
import type { RangeAttribute } from './attributes.ts';

const AMOUNTS = {
  price: dollars,
  subscription_price: dollars,
  km: (value) => `${wholeNumber(value)} km`,
  year: String,
} as const satisfies Record<RangeAttribute, (value: number) => string>;

/** A number of a range with its unit, as people read it: ('km', 50000) -> '50,000 km', ('year', 2020) -> '2020'. */
export function amount(attribute: RangeAttribute, value: number): string {
  return AMOUNTS[attribute](value);
}
