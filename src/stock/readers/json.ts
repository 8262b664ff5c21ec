import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedText } from './feed.ts';
import { parseJson } from './parse-json.ts';
import { buildRecordsFeed } from './records-feed.ts';

/** Reads a JSON feed: a list of cars, or an object that contains one. Throws StockError, with the line, for broken JSON. */
export function readJson(feed: FeedText): Feed {
  const parsed = parseJson(feed.text);
  if ('value' in parsed) return buildRecordsFeed(parsed.value, feed);
  throw new StockError([
    `${feed.file}: line ${parsed.brokenAt}: the JSON is broken here. Ask for the feed again, or fix this line.`,
  ]);
}
