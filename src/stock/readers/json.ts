import { StockError } from '#stock/stock-error.ts';
import type { FeedDocument, FeedReader } from './feed.ts';
import { MAX_STRUCTURES, MAX_WHOLE_BYTES, MEGABYTE } from './limits.ts';
import { parseJson, salvageRecords } from './parse-json.ts';
import { createDocument } from './records-feed.ts';

/**
 * Reads a JSON feed, as a whole: a list of cars, an object that holds one, or JSON Lines with a car on each line. Of broken
 * JSON the records that are whole are read. Throws StockError, with the line, where there are none, or for one that is too large.
 */
export class JsonReader implements FeedReader {
  readonly #file: string;
  readonly #parts: string[] = [];
  #length = 0;

  constructor(file: string) {
    this.#file = file;
  }

  write(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
    if (this.#length > MAX_WHOLE_BYTES)
      throw new StockError([
        `${this.#file}: has more than ${MAX_WHOLE_BYTES / MEGABYTE} MB, the limit for JSON. Ask for CSV or XML, or check that this is a stock feed.`,
      ]);
  }

  end(): FeedDocument {
    const text = this.#parts.join('').replace(/^\ufeff/, '');
    const file = this.#file;
    if (hasTooManyStructures(text)) {
      throw new StockError([
        `${file}: holds more than ${MAX_STRUCTURES} lists and records. Check that this is a stock feed.`,
      ]);
    }
    const parsed = parseJson(text);
    const tree = 'value' in parsed ? parsed.value : parseLines(text);
    if (tree !== undefined) return createDocument(file, tree);
    const problem = `line ${'brokenAt' in parsed ? parsed.brokenAt : 1}: the JSON is broken here.`;
    const salvaged = salvageRecords(text);
    if (salvaged.length === 0) {
      throw new StockError([`${file}: ${problem} Ask for the feed again, or fix this line.`]);
    }
    const { toFeed } = createDocument(file, salvaged, problem);
    // What is left is the list itself, wherever it was.
    return { tree: salvaged, toFeed: () => toFeed() };
  }
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
