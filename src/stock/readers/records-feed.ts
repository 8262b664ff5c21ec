import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedRow, FeedText, LostRows } from './feed.ts';
import { findRecords } from './find-records.ts';
import { flatten, MAX_DEPTH } from './flatten.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS } from './limits.ts';
import { isPlainObject } from './plain-object.ts';
import { describeRowsBeyond } from './rows-beyond.ts';

/** Builds a feed from a tree of records (JSON, XML). Throws StockError if the cars can't be found. */
export function buildRecordsFeed(
  tree: unknown,
  { file, records: path }: FeedText,
): Feed & Required<Pick<Feed, 'notes'>> {
  const found = findRecords(tree, path);
  if ('problem' in found) throw new StockError([`${file}: ${found.problem}`]);
  const all = found.records;
  const results = all.slice(0, MAX_ROWS).map((record, index) => toFeedRow(record, index + 1));
  const rows = results.filter((result): result is FeedRow => 'cells' in result);
  const lost = results.filter((result): result is LostRows => !('cells' in result));
  const columns = [...new Set(rows.flatMap((row) => [...row.cells.keys()]))];
  return {
    countedIn: 'record',
    columns: columns.slice(0, MAX_COLUMNS),
    rows,
    lost: all.length > MAX_ROWS ? [...lost, describeRowsBeyond(MAX_ROWS + 1, all.length - MAX_ROWS)] : lost,
    notes:
      columns.length > MAX_COLUMNS
        ? [`has ${columns.length} columns; those after the first ${MAX_COLUMNS} are left out`]
        : [],
  };
}

function toFeedRow(record: unknown, line: number): FeedRow | LostRows {
  if (!isPlainObject(record)) {
    return { line, rows: 1, reason: 'is no record', fix: 'Each car must be a set of named values.' };
  }
  const cells = flatten(record);
  if (!cells) {
    return {
      line,
      rows: 1,
      reason: `is nested deeper than ${MAX_DEPTH} levels`,
      fix: 'Check that this is a car.',
    };
  }
  const tooLong = [...cells].filter(([, cell]) => cell.length > MAX_CELL_LENGTH);
  for (const [column] of tooLong) cells.set(column, '');
  const warning = tooLong
    .map(
      ([column, cell]) =>
        `"${column}" has ${cell.length} characters, ${MAX_CELL_LENGTH} at most, and is left out`,
    )
    .join('; ');
  return { line, cells, ...(warning && { warning }) };
}
