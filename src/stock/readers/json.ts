import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedText } from './feed.ts';
import { MAX_STRUCTURES } from './limits.ts';
import { parseJson } from './parse-json.ts';
import { buildRecordsFeed } from './records-feed.ts';
import { salvageRecords } from './salvage-records.ts';

/**
 * Reads a JSON feed: a list of cars, or an object that holds one. Of broken JSON the records that are whole are read.
 * Throws StockError, with the line, where there are none.
 */
export function readJson(feed: FeedText): Feed {
  const text = feed.text.replace(/^\ufeff/, '');
  if (countStructures(text) > MAX_STRUCTURES) {
    throw new StockError([
      `${feed.file}: holds more than ${MAX_STRUCTURES} lists and records. Check that this is a stock feed.`,
    ]);
  }
  const parsed = parseJson(text);
  if ('value' in parsed) return buildRecordsFeed(parsed.value, feed);
  const problem = `line ${parsed.brokenAt}: the JSON is broken here.`;
  const records = salvageRecords(text);
  if (records.length === 0) {
    throw new StockError([`${feed.file}: ${problem} Ask for the feed again, or fix this line.`]);
  }
  const { file } = feed;
  return { ...buildRecordsFeed(records, { file, text }), notes: [problem], isCutShort: true };
}

/** Each costs memory, however little it holds. */
function countStructures(text: string): number {
  let count = 0;
  for (const mark of ['{', '[']) {
    for (let at = text.indexOf(mark); at !== -1 && count <= MAX_STRUCTURES; at = text.indexOf(mark, at + 1))
      count++;
  }
  return count;
}
