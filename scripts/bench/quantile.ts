/** The least number that a share of all is not above: quantile(times, 0.95). 0 for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The middle one. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
