/** The middle of some numbers; of an even count the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) throw new Error('median: there are no values');
  return (low + high) / 2;
}

/** The 95th percentile by nearest rank: a value that occurred, and of fewer than 20 the worst. */
export function p95(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];
  if (value === undefined) throw new Error('p95: there are no values');
  return value;
}
