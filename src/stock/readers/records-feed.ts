import { unpack } from '#stock/packer.ts';
import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedDocument, LostRows } from './feed.ts';
import { FeedRows } from './feed-rows.ts';
import { findRecords } from './find-records.ts';
import { flatten, MAX_DEPTH } from './flatten.ts';
import { MAX_ROWS } from './limits.ts';
import { isPlainObject } from './plain-object.ts';
import { describeRowsBeyond } from './rows-beyond.ts';

/** A document of records (JSON, XML); `problem` says where it breaks off. */
export function createDocument(file: string, tree: unknown, problem?: string): FeedDocument {
  return { tree, toFeed: (records) => buildRecordsFeed(file, tree, records, problem) };
}

function buildRecordsFeed(
  file: string,
  tree: unknown,
  path: string | undefined,
  problem: string | undefined,
): Feed {
  const found = findRecords(tree, path);
  if ('problem' in found) throw new StockError([`${file}: ${found.problem}`]);
  const { length } = found.records;
  const lost: LostRows[] = [];
  const feed = new FeedRows();
  for (const [index, record] of found.records.slice(0, MAX_ROWS).entries()) {
    const reason = addRecord(feed, unpack(record), index + 1);
    if (reason) lost.push({ line: index + 1, rows: 1, ...reason });
  }
  if (length > MAX_ROWS) lost.push(describeRowsBeyond(MAX_ROWS + 1, length - MAX_ROWS));
  const { columns, rows, notes } = feed;
  const read: Feed = { countedIn: 'record', columns, rows, lost, notes };
  return problem === undefined ? read : { ...read, notes: [...notes, problem], isCutShort: true };
}

/** Why a record is no row. */
function addRecord(
  feed: FeedRows,
  record: unknown,
  line: number,
): Pick<LostRows, 'reason' | 'fix'> | undefined {
  if (!isPlainObject(record))
    return { reason: 'is no record', fix: 'Each car must be a set of named values.' };
  const cells = flatten(record);
  if (!cells)
    return { reason: `is nested deeper than ${MAX_DEPTH} levels`, fix: 'Check that this is a car.' };
  feed.add(line, cells);
  return undefined;
}
