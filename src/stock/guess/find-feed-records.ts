import type { FeedText } from '#stock/readers/feed.ts';
import { findRecords } from '#stock/readers/find-records.ts';
import { type ParsedJson, parseJson } from '#stock/readers/parse-json.ts';
import { isPlainObject } from '#stock/readers/plain-object.ts';
import { type FeedFormat, joinPieces, openFeed } from '#stock/readers/read-feed.ts';
import { parseXml } from '#stock/readers/xml.ts';
import { joinColumn } from './column-words.ts';

/** Lists deeper than this are parts of cars. */
const MAX_LIST_DEPTH = 5;
/** Words of which the records of a list have some if they are cars. */
const CAR_WORDS = new Set([
  'make',
  'brand',
  'model',
  'year',
  'vin',
  'price',
  'stocknumber',
  'stockno',
  'mileage',
  'odometer',
  ...['marke', 'marque', 'marca', 'merk', 'marka', 'preis', 'prix', 'prezzo', 'precio', 'prijs', 'cena'],
]);

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
  const lists = [...listRecords(parsed.value, [], 0)];
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

function* listRecords(node: unknown, path: readonly string[], depth: number): Generator<RecordList> {
  if (depth > MAX_LIST_DEPTH) return;
  const records = Array.isArray(node) ? node.filter(isPlainObject) : [];
  if (records.length > 0) {
    const words = new Set(records.slice(0, 20).flatMap((record) => Object.keys(record).map(joinColumn)));
    const score = [...words].filter((word) => CAR_WORDS.has(word)).length;
    yield { path: path.join('.'), count: records.length, score, first: records[0] };
  }
  for (const child of Array.isArray(node) ? records.slice(0, 1) : [node]) {
    if (!isPlainObject(child)) continue;
    for (const [key, value] of Object.entries(child)) yield* listRecords(value, [...path, key], depth + 1);
  }
}
