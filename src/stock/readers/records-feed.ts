import { isPlainObject, type PlainObject } from '#platform/plain-object.ts';
import { unpack } from '#stock/packer.ts';
import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedDocument, LostRows } from './feed.ts';
import { FeedRows } from './feed-rows.ts';
import { findRecords } from './find-records.ts';
import { flatten, MAX_DEPTH } from './flatten.ts';
import { describeRowsBeyond, MAX_ROWS } from './limits.ts';

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
  const nodes = listNodes(tree);
  const lost: LostRows[] = [];
  const feed = new FeedRows();
  for (const [index, record] of found.records.slice(0, MAX_ROWS).entries()) {
    const reason = addRecord(feed, resolve(unpack(record), nodes), index + 1);
    if (reason) lost.push({ line: index + 1, rows: 1, ...reason });
  }
  if (length > MAX_ROWS) lost.push(describeRowsBeyond(MAX_ROWS + 1, length - MAX_ROWS));
  const { columns, rows, notes } = feed;
  const read: Feed = { countedIn: 'record', columns, rows, lost, notes };
  return problem === undefined ? read : { ...read, notes: [...notes, problem], isCutShort: true };
}

/** The nodes of a JSON-LD graph by their ids. */
function listNodes(tree: unknown): ReadonlyMap<unknown, PlainObject> {
  const graph = isPlainObject(tree) ? [tree['@graph'] ?? []].flat() : [];
  return new Map(
    graph.flatMap((node) => (isPlainObject(node) && '@id' in node ? [[node['@id'], node]] : [])),
  );
}

/** A yard is named by an offer, and an offer by a vehicle. */
const MAX_HOPS = 2;
/** A longer list is of what a node has many of, such as the offers of a dealer. */
const MAX_LIST = 5;

/** A record with the nodes in it that it only names by their ids: {"@id": "#yard"}. Lists of such nodes are left out. */
function resolve(value: unknown, nodes: ReadonlyMap<unknown, PlainObject>, hops = MAX_HOPS): unknown {
  if (nodes.size === 0) return value;
  if (Array.isArray(value))
    return value.length > MAX_LIST ? value : value.map((item) => resolve(item, nodes, hops));
  if (!isPlainObject(value)) return value;
  const isReference = Object.keys(value).length === 1 && '@id' in value;
  const node = isReference && hops > 0 ? nodes.get(value['@id']) : undefined;
  const entries = Object.entries(node ?? value).filter(([, child]) => !node || !Array.isArray(child));
  return Object.fromEntries(
    entries.map(([key, child]) => [key, resolve(child, nodes, node ? hops - 1 : hops)]),
  );
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
