import { CsvError, type Info, parse } from 'csv-parse/sync';
import { StockError } from '#stock/stock-error.ts';
import type { FeedDocument, FeedReader, LostRows } from './feed.ts';
import { FeedRows } from './feed-rows.ts';
import { describeRowsBeyond, MAX_ROWS } from './limits.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** A line that names something: spreadsheets write lines of separators above a table that doesn't start at the top. */
const NAMING_LINE = /^.*[^\s,;|"\ufeff].*$/m;
/** The lines that say where the header is: reports have titles and days above it. */
const HEAD_LINES = 10;
const MAX_HEAD = 200_000;
/** A title is no longer, in cells; a header usually is. */
const MAX_TITLE_WORDS = 5;

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A part of a feed that begins at a line. */
interface Lines {
  readonly line: number;
  readonly text: string;
}

/** The number of records with an open quote that are skipped one by one; the rest is then lost as a whole. */
const MAX_OPEN_QUOTES = 50;

/**
 * Reads a CSV feed, whose header is its first line below any titles, while it comes: it holds the rows that it takes, and a record
 * whose end has not come yet. A record with too few or too many cells is retained with a warning, since it may still
 * contain a complete car. Records with an open quote and rows beyond the limits are lost.
 */
export class CsvReader implements FeedReader {
  readonly #file: string;
  readonly #feed = new FeedRows();
  readonly #lost: LostRows[] = [];
  #header: readonly string[] | undefined;
  #pairs: readonly Pair[] = [];
  #delimiter: string | undefined;
  #beyond = { line: 0, rows: 0 };
  /** What has not been parsed, or not to the end of its record. */
  #rest: Lines = { text: '', line: 1 };
  /** A record that is open is parsed again when twice as much of it is there: its end may be far. */
  #enough = 0;

  constructor(file: string) {
    this.#file = file;
  }

  write(text: string): void {
    this.#rest = { ...this.#rest, text: this.#rest.text + text };
    if (this.#rest.text.length < this.#enough) return;
    if (this.#delimiter !== undefined || listHead(this.#rest.text).length === HEAD_LINES)
      this.#rest = skipLines(this.#rest, this.#parse());
    this.#enough = this.#rest.text.length * 2;
  }

  /** Throws StockError if nothing came. */
  end(): FeedDocument {
    let openAt = this.#parse();
    for (let tries = 0; openAt !== undefined; tries++) {
      this.#loseOpenRecord(openAt, tries === MAX_OPEN_QUOTES);
      openAt = this.#parse();
    }
    if (!this.#header)
      throw new StockError([`${this.#file}: is empty. Its first line must name the columns.`]);
    const { line, rows: beyond } = this.#beyond;
    const { columns, rows, notes } = this.#feed;
    const lost = beyond > 0 ? [...this.#lost, describeRowsBeyond(line, beyond)] : this.#lost;
    return { toFeed: () => ({ countedIn: 'line', columns, rows, lost, notes }) };
  }

  /** Parses what is there up to a record with an open quote and returns the line of that. */
  #parse(): number | undefined {
    if (this.#delimiter === undefined) {
      const header = findHeader(this.#rest.text);
      this.#delimiter = header.delimiter;
      this.#rest = skipLines(this.#rest, header.line);
    }
    return parseRecords(this.#rest, this.#delimiter, (record) => this.#take(record));
  }

  #take({ line, cells }: CsvRecord): void {
    const header = this.#header;
    if (!header) {
      if (!cells.some((cell) => NAMING_LINE.test(cell))) return;
      this.#header = uniqueColumnNames(cells);
      this.#pairs = findPairs(this.#header);
      for (const name of this.#header) this.#feed.addColumn(name);
    } else if (this.#feed.rows.length < MAX_ROWS) {
      const isShifted = cells.length !== header.length;
      this.#feed.add(
        line,
        [
          ...header.map((name, index): [string, string] => [name, (cells[index] ?? '').trim()]),
          ...readPairs(this.#pairs, cells),
        ],
        isShifted
          ? `has ${cells.length} cells where the header has ${header.length}: some may be shifted`
          : undefined,
      );
    } else {
      this.#beyond = { line: this.#beyond.line || line, rows: this.#beyond.rows + 1 };
    }
  }

  /** Goes on in the line after one whose quote never closes, or, after too many of them, gives up. */
  #loseOpenRecord(line: number, isLast: boolean): void {
    const after = skipLines(this.#rest, line + 1);
    this.#lost.push({
      line,
      rows: isLast ? countLines(after.text) + 1 : 1,
      reason: 'a quote opens in this record and is never closed',
      fix: 'Close it, or write "" for a quote inside quotes.',
    });
    this.#rest = isLast ? skipLines(after, undefined) : after;
  }
}

/** Gives columns without a name, or with a duplicate one, a descriptive name. */
function uniqueColumnNames(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = cell.trim() || `column ${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Two columns of which one names what the other holds, row by row: 'Attribute 1 name' and 'Attribute 1 value(s)'. */
interface Pair {
  readonly group: string;
  readonly name: number;
  readonly value: number;
}

function findPairs(header: readonly string[]): Pair[] {
  return header.flatMap((column, name) => {
    const [, group, number] = /^(\S+) (\d+) name$/i.exec(column) ?? [];
    const value = header.findIndex((other) => other.startsWith(`${group} ${number} value`));
    return group === undefined || value === -1 ? [] : [{ group, name, value }];
  });
}

/** What a row says in pairs, as cells of columns such as 'Attribute.Colour'. */
function readPairs(pairs: readonly Pair[], cells: readonly string[]): [column: string, cell: string][] {
  return pairs.flatMap(({ group, name, value }): [string, string][] => {
    const column = (cells[name] ?? '').trim();
    // WooCommerce writes '\\,' for a comma that parts no values.
    return column === '' ? [] : [[`${group}.${column}`, (cells[value] ?? '').replaceAll('\\,', ',').trim()]];
  });
}

/** Parses up to a record with an open quote and returns the line of that. A quote inside a cell is part of it. */
function parseRecords(
  { text, line: firstLine }: Lines,
  delimiter: string,
  take: (record: CsvRecord) => void,
): number | undefined {
  let nextLine = firstLine;
  try {
    parse(text, {
      delimiter,
      bom: firstLine === 1,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }: Info) => {
        const end = firstLine + lines - 1;
        take({ line: end - countLineBreaks(cells), cells });
        nextLine = end + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { text: open } = skipLines({ text, line: firstLine }, nextLine);
    return nextLine + open.search(/[^\n]/);
  }
  return undefined;
}

/** The part that begins at a line; nothing, with the line after the last, if there is no such line. */
function skipLines({ text, line: firstLine }: Lines, line: number | undefined): Lines {
  let start = 0;
  let at = firstLine;
  while (at !== line) {
    const end = text.indexOf('\n', start);
    if (end === -1) return { text: '', line: at };
    start = end + 1;
    at++;
  }
  return { text: text.slice(start), line: at };
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

/** The line that names the columns, and what separates them. A title above them has a few words, far fewer than they are. */
function findHeader(text: string): { line: number; delimiter: string } {
  // Separators and line breaks in quotes are none.
  const plain = text.slice(0, MAX_HEAD).replace(/"[^"]*"/g, (cell) => cell.replace(/[\n,;\t|]/g, ' '));
  const head = listHead(plain);
  const count = (line: string, mark: string) =>
    line.split(mark).filter((cell) => NAMING_LINE.test(cell)).length;
  const header = head.find(([line]) => {
    const marks = DELIMITERS.some((mark) => line.includes(mark)) ? [detectDelimiter(line)] : DELIMITERS;
    const isTitle = (other: string, mark: string) => {
      const words = count(line, mark);
      return words <= MAX_TITLE_WORDS && count(other, mark) >= 3 * words;
    };
    return !head.some(([other]) => !other.includes('://') && marks.some((mark) => isTitle(other, mark)));
  });
  const above = text.slice(0, header?.index ?? 0);
  return { line: above.split('\n').length, delimiter: detectDelimiter(header?.[0] ?? '') };
}

/** The first lines that name something. */
function listHead(text: string): RegExpExecArray[] {
  return text.matchAll(new RegExp(NAMING_LINE, 'gm')).take(HEAD_LINES).toArray();
}

/** The column separator: the candidate that is most frequent in the header. */
function detectDelimiter(header: string): string {
  const count = (mark: string) => header.split(mark).length;
  return DELIMITERS.reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}
