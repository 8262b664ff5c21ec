import { CsvReader } from '#stock/readers/csv.ts';
import type { Feed, FeedReader } from '#stock/readers/feed.ts';
import { JsonReader } from '#stock/readers/json.ts';
import { XmlReader } from '#stock/readers/xml.ts';

/** A feed in memory: the file name for messages, the text, and the path of the records if the mapping has one. */
interface FeedText {
  readonly file: string;
  readonly text: string;
  readonly records?: string | undefined;
}

export const readCsv = (feed: FeedText) => read(new CsvReader(feed.file), feed);
export const readJson = (feed: FeedText) => read(new JsonReader(feed.file), feed);
export const readXml = (feed: FeedText) => read(new XmlReader(feed.file), feed);

function read(reader: FeedReader, { text, records }: FeedText): Feed {
  reader.write(text);
  return reader.end().toFeed(records);
}
