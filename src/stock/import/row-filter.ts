import { describeUnknownColumn } from '#stock/mapping/import-plan.ts';
import type { Feed, FeedRow } from '#stock/readers/feed.ts';
import { StockError } from '#stock/stock-error.ts';

/** A condition on the rows of a feed: one `--where` of an import. */
export interface RowCondition {
  readonly column: string;
  readonly value: string;
}

/** Parses 'Location=Ringwood, VIC'; undefined without a column or '='. The value may contain '=' and may be empty. */
export function parseRowCondition(text: string): RowCondition | undefined {
  const cut = text.indexOf('=');
  const column = text.slice(0, Math.max(cut, 0)).trim();
  return column === '' ? undefined : { column, value: text.slice(cut + 1).trim() };
}

/** Formats a condition as it was written. */
export function formatRowCondition({ column, value }: RowCondition): string {
  return `${column}=${value}`;
}

/**
 * The rows that meet all conditions; several conditions on one column are alternatives. Throws StockError for a column
 * that the feed does not have and for a value that no row has, so that a typo can't empty a site.
 */
export function filterRows(
  feed: Feed,
  conditions: readonly RowCondition[],
  file: string,
): readonly FeedRow[] {
  const byColumn = Map.groupBy(conditions, ({ column }) => column);
  const problems = [...byColumn.keys()]
    .filter((column) => !feed.columns.includes(column))
    .map((column) => `--where: ${describeUnknownColumn(column, feed, file)}`);
  if (problems.length > 0) throw new StockError(problems);
  const rows = feed.rows.filter((row) =>
    [...byColumn].every(([column, choices]) => choices.some(({ value }) => row.cells.get(column) === value)),
  );
  if (rows.length > 0 || conditions.length === 0) return rows;
  const conditionList = conditions.map((condition) => `"${formatRowCondition(condition)}"`).join(' and ');
  throw new StockError([
    `--where: no row of ${file} has ${conditionList}. Write the value exactly as the feed does.`,
  ]);
}
