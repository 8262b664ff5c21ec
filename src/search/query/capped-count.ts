/** Engines may stop counting: 1999 is trusted, 2000 is not (T-12). */
const MAX_TRUSTED_COUNT = 1999;

/**
 * A count that may be capped: above 1999 it is the sum of the counts of the values of an attribute that every car has
 * once (`parts`), without those the dealer's stock. For an engine that counts all, the sum is the count.
 */
export function resolveCappedCount(count: number, parts: readonly number[], stock: number): number {
  if (count <= MAX_TRUSTED_COUNT) return count;
  const sum = parts.reduce((total, part) => total + part, 0);
  return sum > 0 ? sum : stock;
}
