import { isPlainObject, type PlainObject } from '#platform/plain-object.ts';
import { STOCK_FIELDS } from '#stock/mapping/fields.ts';
import type { FeedDocument } from '#stock/readers/feed.ts';
import { asList, findRecords } from '#stock/readers/find-records.ts';
import { flatten } from '#stock/readers/flatten.ts';
import { FOREIGN_COLUMN_NAMES, GENERAL_NAMES, joinColumn } from './column-words.ts';

/** Lists deeper than this are parts of cars. */
const MAX_LIST_DEPTH = 5;
/** Fields that hardly anything but vehicles has, by all their names. */
const CAR_FIELDS = ['make', 'model', 'year', 'vin', 'price', 'stocknum', 'km'] as const;
const FIELD_OF_NAME = new Map(
  CAR_FIELDS.flatMap((field) =>
    [...STOCK_FIELDS[field].columns.split(', '), ...(FOREIGN_COLUMN_NAMES[field] ?? [])]
      .filter((name) => !GENERAL_NAMES.has(name))
      .map((name) => [joinColumn(name), field]),
  ),
);

/**
 * The path of the cars in a feed, as "records" of a mapping names it: the list whose records look most like cars.
 * Undefined where the importer finds them by itself, and for CSV.
 */
export function findFeedRecords({ tree }: FeedDocument): string | undefined {
  const named = [...listRecords(tree, Object.keys)];
  const lists = named.some(({ score }) => score > 0) ? named : [...listRecords(tree, listNamesInside)];
  const [best] = lists.sort((a, b) => b.score - a.score || b.count - a.count);
  // The items of an RSS feed may say everything in their texts.
  if (!best || best.score === 0) return lists.find(({ path }) => path === 'channel.item')?.path;
  if (best.path === '') return undefined;
  const found = findRecords(tree, undefined);
  const isFound = 'records' in found && found.records[0] === best.first;
  return isFound ? undefined : best.path;
}

interface RecordList {
  readonly path: string;
  readonly count: number;
  readonly score: number;
  readonly first: unknown;
}

/** Cars may say all in parts of themselves, such as lists of names with values. */
function listNamesInside(record: PlainObject): string[] {
  return [...(flatten(record)?.keys() ?? [])].map((column) => column.replace(/^.*\./, ''));
}

type ListNames = (record: PlainObject) => readonly string[];

function* listRecords(node: unknown, names: ListNames, path: string[] = []): Generator<RecordList> {
  if (path.length > MAX_LIST_DEPTH) return;
  const items = asList(node);
  const records = Array.isArray(node) || items[0] !== node ? items.filter(isPlainObject) : [];
  if (records.length > 0) {
    const found = records.slice(0, 20).flatMap((record) => names(record));
    const fields = new Set(found.flatMap((name) => FIELD_OF_NAME.get(joinColumn(name)) ?? []));
    const score = fields.size;
    yield { path: path.join('.'), count: records.length, score, first: records[0] };
  }
  const [first] = records.length > 0 || Array.isArray(node) ? records : [node];
  if (!isPlainObject(first)) return;
  for (const [key, value] of Object.entries(first)) {
    // The only vehicle of each advert is a part of it.
    const isPart = records.length > 1 && records.every((record) => [record[key] ?? []].flat().length <= 1);
    if (!isPart) yield* listRecords(value, names, [...path, key]);
  }
}
