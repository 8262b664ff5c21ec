import { formatDollars, formatWholeNumber } from '#domain/numbers.ts';
import type { RangeAttribute } from './attributes.ts';

const FORMATTERS = {
  price: formatDollars,
  weekly_price: formatDollars,
  subscription_price: formatDollars,
  km: (value) => `${formatWholeNumber(value)} km`,
  year: String,
} as const satisfies Record<RangeAttribute, (value: number) => string>;

/** Formats a range attribute's number with its unit: ('km', 50000) -> '50,000 km', ('year', 2020) -> '2020'. */
export function formatValue(attribute: RangeAttribute, value: number): string {
  return FORMATTERS[attribute](value);
}
