import type { Range } from '#search/state/range.ts';

/** The number of prices in a range, both ends included. */
export function countInRange(
  prices: readonly number[],
  { min = 0, max = Number.POSITIVE_INFINITY }: Range,
): number {
  return prices.filter((price) => price >= min && price <= max).length;
}
