/** A value of a list and how many cars have it under the other filters. */
export interface FacetValue {
  /** As InstantSearch's state holds it. */
  readonly value: string;
  /** As the stock holds it. */
  readonly label: string;
  readonly count: number;
}

/** The rows of before in their places with their new counts, then the new ones: nothing moves or goes under the finger. */
export function mergeInStableOrder(
  before: readonly FacetValue[],
  now: readonly FacetValue[],
): readonly FacetValue[] {
  const found = new Map(now.map((row) => [row.value, row]));
  const stayed = before.map((row) => found.get(row.value) ?? { ...row, count: 0 });
  for (const { value } of before) found.delete(value);
  return [...stayed, ...found.values()];
}
