/** The widest list of locations or reviews has this many columns. */
const MAX_COLUMNS = 4;

/** As many columns as entries, four at most; three where four would leave the last entry alone in its row. */
export function columnsFor(count: number): number {
  return count > 1 && count % MAX_COLUMNS === 1 ? MAX_COLUMNS - 1 : Math.min(MAX_COLUMNS, count);
}
