import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StockError } from '#stock/stock-error.ts';
import { CsvReader } from './csv.ts';
import { decodeFeed } from './decode.ts';
import type { Feed, FeedDocument, FeedReader } from './feed.ts';
import { JsonReader } from './json.ts';
import { MAX_FEED_BYTES, MEGABYTE } from './limits.ts';
import { XmlReader } from './xml.ts';

const MAX_MEGABYTES = MAX_FEED_BYTES / MEGABYTE;
const SIZE_HINT = `A feed may have ${MAX_MEGABYTES} MB: check that this is a stock feed.`;

/** A feed file in pieces of text, each of which ends where a line does, or an element of XML. */
export interface OpenFeed {
  readonly format: FeedFormat;
  readonly pieces: AsyncGenerator<string, void>;
}

/** Reads a feed file in any supported format. Throws StockError for a file that is missing, too large or broken. */
export async function readFeedDocument(file: string): Promise<FeedDocument> {
  const { format, pieces } = await openFeed(file);
  const reader = new READERS[format](file);
  for await (const piece of pieces) reader.write(piece);
  return reader.end();
}

/** Reads the cars of a feed file; `records` is their path in a JSON or XML feed with several lists. Throws StockError. */
export async function readFeed(file: string, records?: string): Promise<Feed> {
  return (await readFeedDocument(file)).toFeed(records);
}

const READERS = { csv: CsvReader, json: JsonReader, xml: XmlReader } as const satisfies Record<
  FeedFormat,
  new (
    file: string,
  ) => FeedReader
>;

/** Opens a feed file, to be read to its end or returned. Throws StockError like readFeedDocument. */
export async function openFeed(file: string): Promise<OpenFeed> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new StockError([`${file}: no such file. Check the feed's path.`]);
  if (found.size > MAX_FEED_BYTES) {
    throw new StockError([`${file}: has ${Math.ceil(found.size / MEGABYTE)} MB. ${SIZE_HINT}`]);
  }
  const texts = decodeFeed(readUnpacked(file));
  const { value: first = '' } = await texts.next();
  if (first.startsWith('PK\u0003\u0004')) {
    throw new StockError([`${file}: is an Excel workbook or a zip archive. Save it as CSV, or unpack it.`]);
  }
  async function* pieces(): AsyncGenerator<string, void> {
    yield first;
    yield* texts;
  }
  return { format: detectFeedFormat(file.replace(/\.gz$/i, ''), first), pieces: pieces() };
}

/** The bytes of a file that may be packed by gzip, as long as they are no more than a feed may have. */
async function* readUnpacked(file: string): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file);
  if (!(await isPacked(file))) return yield* source;
  const gunzip = createGunzip();
  // Closes the file however reading ends; the reader below is told of errors as well.
  const unpacked = pipeline(source, gunzip, () => undefined);
  let length = 0;
  try {
    for await (const piece of unpacked as AsyncIterable<Uint8Array>) {
      length += piece.length;
      if (length > MAX_FEED_BYTES) break;
      yield piece;
    }
  } catch {
    throw new StockError([`${file}: cannot be unpacked. Ask for the feed again.`]);
  }
  if (length <= MAX_FEED_BYTES) return;
  throw new StockError([`${file}: is more than ${MAX_MEGABYTES} MB when unpacked. ${SIZE_HINT}`]);
}

/** Whether a file begins as those of gzip do, whatever it is called. */
async function isPacked(file: string): Promise<boolean> {
  await using handle: FileHandle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(2));
  return buffer[0] === 0x1f && buffer[1] === 0x8b;
}

export type FeedFormat = 'csv' | 'json' | 'xml';

const FORMAT_BY_EXTENSION = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.json': 'json',
  '.jsonl': 'json',
  '.ndjson': 'json',
  '.xml': 'xml',
} as const satisfies Record<`.${string}`, FeedFormat>;

/** The format of a feed by its file extension; if that is inconclusive ('stock.txt'), by the start of its text. */
export function detectFeedFormat(file: string, text: string): FeedFormat {
  const ending = extname(file).toLowerCase();
  if (ending in FORMAT_BY_EXTENSION) return FORMAT_BY_EXTENSION[ending as keyof typeof FORMAT_BY_EXTENSION];
  const [start] = text.trimStart();
  if (start === '<') return 'xml';
  return start === '[' || start === '{' ? 'json' : 'csv';
}
