import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedRow, FeedText } from './feed.ts';
import { findRecords } from './find-records.ts';
import { flatten, MAX_DEPTH } from './flatten.ts';
import { isPlainObject } from './plain-object.ts';

/** Builds a feed from a tree of records (JSON, XML). Throws StockError if the cars can't be found. */
export function buildRecordsFeed(tree: unknown, { file, records: path }: FeedText): Feed {
  const found = findRecords(tree, path);
  if ('problem' in found) throw new StockError([`${file}: ${found.problem}`]);
  const rows = found.records.map((record, index) => toFeedRow(record, index + 1, file));
  return {
    countedIn: 'record',
    columns: [...new Set(rows.flatMap((row) => [...row.cells.keys()]))],
    rows,
  };
}

function toFeedRow(record: unknown, line: number, file: string): FeedRow {
  if (!isPlainObject(record)) {
    throw new StockError([`${file}: record ${line}: is no record. Each car must be a set of named values.`]);
  }
  const cells = flatten(record);
  if (cells) return { line, cells };
  throw new StockError([
    `${file}: record ${line}: is nested deeper than ${MAX_DEPTH} levels. Check that this is a stock feed.`,
  ]);
}
