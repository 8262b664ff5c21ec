import { describeUnknownColumn } from '#stock/mapping/import-plan.ts';
import type { Feed, FeedRow } from '#stock/readers/feed.ts';
import { StockError } from '#stock/stock-error.ts';

/** 'Keep the rows whose column says this': one `--where` of an import. */
export interface RowCondition {
  readonly column: string;
  readonly value: string;
}

/** Reads 'Location=Ringwood, VIC'; undefined without a column or '='. The value may hold '=' and may be empty. */
export function parseRowCondition(text: string): RowCondition | undefined {
  const cut = text.indexOf('=');
  const column = text.slice(0, Math.max(cut, 0)).trim();
  return column === '' ? undefined : { column, value: text.slice(cut + 1).trim() };
}

/** The condition as people wrote it. */
export function formatRowCondition({ column, value }: RowCondition): string {
  return `${column}=${value}`;
}

/**
 * The rows to import: those that meet every condition, where several for one column mean any of them. Throws
 * StockError for a column the feed does not have, and for a value that no row has: a typo must not empty a site.
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
  const wanted = conditions.map((condition) => `"${formatRowCondition(condition)}"`).join(' and ');
  throw new StockError([
    `--where: no row of ${file} has ${wanted}. Write the value exactly as the feed does.`,
  ]);
}
