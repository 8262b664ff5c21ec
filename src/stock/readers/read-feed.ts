import { readFile, stat } from 'node:fs/promises';
import { StockError } from '#stock/stock-error.ts';
import { readCsv } from './csv.ts';
import { decodeFeed } from './decode.ts';
import type { Feed, FeedText } from './feed.ts';
import { detectFeedFormat, type FeedFormat } from './feed-format.ts';
import { readJson } from './json.ts';
import { readXml } from './xml.ts';

/** Enough for more than 20,000 cars with long descriptions; a larger file is not one dealer's stock. */
export const MAX_FEED_BYTES = 64 * 1024 * 1024;

const READERS = { csv: readCsv, json: readJson, xml: readXml } satisfies Record<
  FeedFormat,
  (feed: FeedText) => Feed
>;

/**
 * Reads a feed file in any supported format. `records` is the path of the cars in a JSON or XML feed with several
 * lists. Throws StockError for a file that is missing, too large or broken.
 */
export async function readFeed(file: string, records?: string): Promise<Feed> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) throw new StockError([`${file}: no such file. Check the feed's path.`]);
  if (stats.size > MAX_FEED_BYTES) {
    const megabytes = Math.ceil(stats.size / 1024 / 1024);
    throw new StockError([
      `${file}: has ${megabytes} MB. A feed may have 64 MB: check that this is a stock feed.`,
    ]);
  }
  const text = decodeFeed(await readFile(file));
  return READERS[detectFeedFormat(file, text)]({ file, text, ...(records === undefined ? {} : { records }) });
}
