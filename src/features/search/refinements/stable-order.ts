/** A facet value and how many cars have it under the other filters. */
export interface FacetValue {
  /** As in the facet: 'Toyota:HiLux'. */
  readonly value: string;
  /** As in the list: 'HiLux'. */
  readonly label: string;
  readonly count: number;
}

/** The previous rows in their order with their new counts, then the new rows: nothing moves under the finger. */
export function mergeInStableOrder(
  before: readonly FacetValue[],
  now: readonly FacetValue[],
): readonly FacetValue[] {
  const added = new Map(now.map((row) => [row.value, row]));
  const retained = before.map((row) => added.get(row.value) ?? { ...row, count: 0 });
  for (const { value } of before) added.delete(value);
  return [...retained, ...added.values()];
}
