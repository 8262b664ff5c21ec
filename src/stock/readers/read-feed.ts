import { readFile, stat } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { StockError } from '#stock/stock-error.ts';
import { readCsv } from './csv.ts';
import { decodeFeed } from './decode.ts';
import type { Feed, FeedText } from './feed.ts';
import { detectFeedFormat, type FeedFormat } from './feed-format.ts';
import { readJson } from './json.ts';
import { MAX_FEED_BYTES } from './limits.ts';
import { readXml } from './xml.ts';

const READERS = { csv: readCsv, json: readJson, xml: readXml } satisfies Record<
  FeedFormat,
  (feed: FeedText) => Feed
>;

/**
 * Reads a feed file in any supported format. `records` is the path of the cars in a JSON or XML feed with several
 * lists. Throws StockError for a file that is missing, too large or broken.
 */
export async function readFeed(file: string, records?: string): Promise<Feed> {
  const { text, format } = await readFeedText(file);
  return READERS[format]({ file, text, ...(records === undefined ? {} : { records }) });
}

/** The text of a feed file and its format. Throws StockError like readFeed. */
export async function readFeedText(file: string): Promise<{ text: string; format: FeedFormat }> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new StockError([`${file}: no such file. Check the feed's path.`]);
  if (found.size > MAX_FEED_BYTES) {
    const megabytes = Math.ceil(found.size / 1024 / 1024);
    throw new StockError([
      `${file}: has ${megabytes} MB. A feed may have 64 MB: check that this is a stock feed.`,
    ]);
  }
  const text = decodeFeed(unpack(await readFile(file), file));
  return { text, format: detectFeedFormat(file.replace(/\.gz$/i, ''), text) };
}

/** The bytes of a feed that may be packed by gzip; never more than a feed may have. */
function unpack(bytes: Uint8Array, file: string): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_FEED_BYTES });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new StockError([
      isLarge
        ? `${file}: is more than 64 MB when unpacked. A feed may have 64 MB: check that this is a stock feed.`
        : `${file}: cannot be unpacked. Ask for the feed again.`,
    ]);
  }
}
