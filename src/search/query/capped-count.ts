/** Engines may cap counts: 1999 is trusted, 2000 is not (T-12). */
const MAX_TRUSTED_COUNT = 1999;

/**
 * Resolves a count that may be capped. Above 1999, it is the sum of `parts`: the value counts of an attribute that every
 * car has exactly once. Without parts, it is the size of the dealer's stock.
 */
export function resolveCappedCount(count: number, parts: readonly number[], stock: number): number {
  if (count <= MAX_TRUSTED_COUNT) return count;
  const sum = parts.reduce((total, part) => total + part, 0);
  return sum > 0 ? sum : stock;
}
