import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedText } from './feed.ts';
import { MAX_STRUCTURES } from './limits.ts';
import { parseJson } from './parse-json.ts';
import { buildRecordsFeed } from './records-feed.ts';
import { salvageRecords } from './salvage-records.ts';

/**
 * Reads a JSON feed: a list of cars, an object that holds one, or JSON Lines with a car on each line. Of broken JSON the records that are whole are read.
 * Throws StockError, with the line, where there are none.
 */
export function readJson(feed: FeedText): Feed {
  const text = feed.text.replace(/^\ufeff/, '');
  if (hasTooManyStructures(text)) {
    throw new StockError([
      `${feed.file}: holds more than ${MAX_STRUCTURES} lists and records. Check that this is a stock feed.`,
    ]);
  }
  const parsed = parseJson(text);
  if ('value' in parsed) return buildRecordsFeed(parsed.value, feed);
  const lines = parseLines(text);
  if (lines) return buildRecordsFeed(lines, feed);
  const problem = `line ${parsed.brokenAt}: the JSON is broken here.`;
  const records = salvageRecords(text);
  if (records.length === 0) {
    throw new StockError([`${feed.file}: ${problem} Ask for the feed again, or fix this line.`]);
  }
  const { file } = feed;
  const read = buildRecordsFeed(records, { file, text });
  return { ...read, notes: [...read.notes, problem], isCutShort: true };
}

/** The values of JSON Lines, or undefined if the text is none. */
function parseLines(text: string): unknown[] | undefined {
  const values: unknown[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const parsed = parseJson(line);
    if (!('value' in parsed)) return undefined;
    values.push(parsed.value);
  }
  return values.length > 0 ? values : undefined;
}

/** Each list and record costs memory, however little it holds. */
function hasTooManyStructures(text: string): boolean {
  let count = 0;
  for (const mark of ['{', '[']) {
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
      if (++count > MAX_STRUCTURES) return true;
    }
  }
  return false;
}
