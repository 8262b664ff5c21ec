import type { FeedText } from '#stock/readers/feed.ts';
import { asList, findRecords } from '#stock/readers/find-records.ts';
import { flatten } from '#stock/readers/flatten.ts';
import { type ParsedJson, parseJson } from '#stock/readers/parse-json.ts';
import { isPlainObject, type PlainObject } from '#stock/readers/plain-object.ts';
import { type FeedFormat, joinPieces, openFeed } from '#stock/readers/read-feed.ts';
import { parseXml } from '#stock/readers/xml.ts';
import { joinColumn } from './column-words.ts';

/** Lists deeper than this are parts of cars. */
const MAX_LIST_DEPTH = 5;
/** Words of which the records of a list have some if they are cars. */
const CAR_WORDS = new Set(
  'make brand model year vin price stocknumber stockno mileage odometer marke marque marca merk marka preis prix prezzo precio prijs cena'.split(
    ' ',
  ),
);

/**
 * The path of the cars in a feed, as "records" of a mapping names it: the list whose records look most like cars.
 * Undefined where the importer finds them by itself, and for CSV.
 */
export async function findFeedRecords(file: string): Promise<string | undefined> {
  const { format, pieces } = await openFeed(file);
  if (format === 'csv') {
    await pieces.return();
    return undefined;
  }
  const text = await joinPieces(pieces);
  const parsed = PARSERS[format]({ file, text });
  if (!('value' in parsed)) return undefined;
  const named = [...listRecords(parsed.value, Object.keys)];
  const lists = named.some(({ score }) => score > 0)
    ? named
    : [...listRecords(parsed.value, listNamesInside)];
  const [best] = lists.sort((a, b) => b.score - a.score || b.count - a.count);
  if (!best || best.score === 0 || best.path === '') return undefined;
  const found = findRecords(parsed.value, undefined);
  const isFound = 'records' in found && found.records[0] === best.first;
  return isFound ? undefined : best.path;
}

/** The tree of a feed, in which the list of cars may be anywhere. */
const PARSERS: Readonly<Record<Exclude<FeedFormat, 'csv'>, (feed: FeedText) => ParsedJson>> = {
  json: ({ text }) => parseJson(text),
  xml: (feed) => ({ value: parseXml(feed).tree }),
};

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
    const words = new Set(found.map(joinColumn));
    const score = [...words].filter((word) => CAR_WORDS.has(word)).length;
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
